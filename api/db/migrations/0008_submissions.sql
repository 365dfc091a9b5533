CREATE TABLE "submissions" (
	"user" varchar(140) NOT NULL,
	"call" varchar(140) NOT NULL,
	"submission_hash" varchar(140) NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "submissions_user_call_submission_hash_pk" PRIMARY KEY("user","call","submission_hash")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_users_email_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submissions_user_created_at_index" ON "submissions" USING btree ("user","created_at");