CREATE INDEX "notifications_creation_index" ON "notifications" USING btree ("creation") WHERE "notifications"."read_on" is null;--> statement-breakpoint
CREATE INDEX "uploads_owner_index" ON "uploads" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "uploads_uploader_index" ON "uploads" USING btree ("uploader");--> statement-breakpoint
CREATE INDEX "uploads_created_at_index" ON "uploads" USING btree ("created_at");