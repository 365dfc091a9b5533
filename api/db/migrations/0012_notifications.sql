CREATE TABLE "notification_states" (
	"user" varchar(140) PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"email_digest" smallint DEFAULT 1 NOT NULL,
	"unsubscribe_token" varchar(140),
	"digested_at" timestamp with time zone,
	CONSTRAINT "notification_states_unsubscribe_token_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"name" varchar(140) PRIMARY KEY NOT NULL,
	"user" varchar(140) NOT NULL,
	"position" integer NOT NULL,
	"kind" varchar(140) NOT NULL,
	"reference" varchar(140) NOT NULL,
	"subject" jsonb NOT NULL,
	"creation" timestamp(6) NOT NULL,
	"read_on" timestamp(6)
);
--> statement-breakpoint
ALTER TABLE "notification_states" ADD CONSTRAINT "notification_states_user_users_email_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_users_email_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_user_position_index" ON "notifications" USING btree ("user","position");