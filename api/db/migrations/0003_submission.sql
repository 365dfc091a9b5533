ALTER TABLE "users" ADD COLUMN "submission_hash" varchar(140);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_submission_hash_unique" UNIQUE("submission_hash");