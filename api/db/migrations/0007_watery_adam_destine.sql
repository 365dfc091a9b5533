CREATE TABLE "links" (
	"user" varchar(140) NOT NULL,
	"purpose" varchar(140) NOT NULL,
	"token_hash" varchar(140) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "links_user_purpose_pk" PRIMARY KEY("user","purpose"),
	CONSTRAINT "links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" varchar(140) PRIMARY KEY NOT NULL,
	"user" varchar(140) NOT NULL,
	"purpose" varchar(140) NOT NULL,
	"language" varchar(140) NOT NULL,
	"token" varchar(140),
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reset_requests" (
	"id" varchar(140) PRIMARY KEY NOT NULL,
	"email" varchar(140) NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_user_users_email_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_users_email_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due_at_index" ON "outbox" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "outbox_user_purpose_created_at_index" ON "outbox" USING btree ("user","purpose","created_at");--> statement-breakpoint
CREATE INDEX "reset_requests_created_at_index" ON "reset_requests" USING btree ("created_at");