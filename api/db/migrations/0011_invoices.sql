CREATE TABLE "companies" (
	"name" varchar(140) PRIMARY KEY NOT NULL,
	"company_name" jsonb NOT NULL,
	"country" varchar(140) NOT NULL,
	"tax_id" varchar(140),
	"address" jsonb NOT NULL,
	"bank" jsonb
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"name" varchar(140) PRIMARY KEY NOT NULL,
	"customer_name" jsonb NOT NULL,
	"country" varchar(140),
	"tax_id" varchar(140),
	"address" jsonb,
	"email" varchar(140)
);
--> statement-breakpoint
CREATE TABLE "payment_requests" (
	"id" varchar(140) PRIMARY KEY NOT NULL,
	"user" varchar(140) NOT NULL,
	"invoice" varchar(140) NOT NULL,
	"note" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "document" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipient" varchar(140);--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_user_users_email_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_invoice_invoices_name_fk" FOREIGN KEY ("invoice") REFERENCES "public"."invoices"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_requests_invoice_asked_at_index" ON "payment_requests" USING btree ("invoice","asked_at");