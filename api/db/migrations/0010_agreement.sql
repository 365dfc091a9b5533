ALTER TABLE "users" ADD COLUMN "agreed_to" varchar(140);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "agreed_at" timestamp with time zone;