CREATE TABLE "profile_links" (
	"user" varchar(140) PRIMARY KEY NOT NULL,
	"token" varchar(140) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "profile_links" ADD CONSTRAINT "profile_links_user_users_email_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("email") ON DELETE cascade ON UPDATE no action;