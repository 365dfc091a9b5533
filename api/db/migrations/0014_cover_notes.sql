CREATE TABLE "cover_notes" (
	"name" varchar(140) PRIMARY KEY NOT NULL,
	"user" varchar(140) NOT NULL,
	"title" varchar(140) NOT NULL,
	"note" text NOT NULL,
	"modified" timestamp(6) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cover_notes" ADD CONSTRAINT "cover_notes_user_users_email_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cover_notes_user_index" ON "cover_notes" USING btree ("user");