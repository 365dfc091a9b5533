CREATE TABLE "devices" (
	"token_hash" varchar(140) NOT NULL,
	"user" varchar(140) NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_token_hash_user_pk" PRIMARY KEY("token_hash","user")
);
--> statement-breakpoint
CREATE TABLE "throttle_counters" (
	"key" varchar(140) PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_users_email_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_user_index" ON "devices" USING btree ("user");--> statement-breakpoint
CREATE INDEX "throttle_counters_expires_at_index" ON "throttle_counters" USING btree ("expires_at");