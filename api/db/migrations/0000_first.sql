CREATE TABLE "contracts" (
	"name" varchar(140) PRIMARY KEY NOT NULL,
	"owner" varchar(140) NOT NULL,
	"creation" timestamp(6) NOT NULL,
	"modified" timestamp(6) NOT NULL,
	"modified_by" varchar(140) NOT NULL,
	"docstatus" smallint DEFAULT 0 NOT NULL,
	"idx" integer DEFAULT 0 NOT NULL,
	"user" varchar(140) NOT NULL,
	"title" jsonb NOT NULL,
	"party_name" jsonb NOT NULL,
	"rfq" varchar(140),
	"start_date" date NOT NULL,
	"end_date" date,
	"status" varchar(140) NOT NULL,
	"fulfilment_status" varchar(140) NOT NULL,
	"is_signed" smallint DEFAULT 0 NOT NULL,
	"signed_on" timestamp(6),
	"currency" varchar(140) NOT NULL,
	"contract_value" numeric(18, 3) NOT NULL,
	"invoiced_amount" numeric(18, 3) NOT NULL,
	"paid_amount" numeric(18, 3) NOT NULL,
	"next_action" varchar(140) NOT NULL,
	"next_milestone" jsonb,
	"next_milestone_due" date,
	"contract_template" varchar(140),
	"contract_terms" jsonb NOT NULL,
	"price_basis" varchar(140) NOT NULL,
	"rate" numeric(18, 3),
	"quantity" numeric(18, 3),
	"payment_terms_days" integer NOT NULL,
	"notice_period_days" integer,
	"signee" jsonb,
	"signee_company" jsonb,
	"signed_by_company" jsonb,
	"amended_from" varchar(140),
	"milestones" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"signatures" jsonb NOT NULL,
	"timeline" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taxes" (
	"name" varchar(140) PRIMARY KEY NOT NULL,
	"owner" varchar(140) NOT NULL,
	"creation" timestamp(6) NOT NULL,
	"modified" timestamp(6) NOT NULL,
	"modified_by" varchar(140) NOT NULL,
	"docstatus" smallint DEFAULT 0 NOT NULL,
	"idx" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"charge_type" varchar(140) NOT NULL,
	"account_head" varchar(140),
	"rate" numeric(18, 3) NOT NULL,
	"included_in_print_rate" smallint DEFAULT 0 NOT NULL,
	"company" varchar(140) NOT NULL,
	"country" varchar(140),
	"is_default" smallint DEFAULT 0 NOT NULL,
	"disabled" smallint DEFAULT 0 NOT NULL,
	"valid_from" date,
	"valid_upto" date
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"name" varchar(140) PRIMARY KEY NOT NULL,
	"owner" varchar(140) NOT NULL,
	"creation" timestamp(6) NOT NULL,
	"modified" timestamp(6) NOT NULL,
	"modified_by" varchar(140) NOT NULL,
	"docstatus" smallint DEFAULT 0 NOT NULL,
	"idx" integer DEFAULT 0 NOT NULL,
	"user" varchar(140) NOT NULL,
	"contract" varchar(140),
	"milestone" varchar(140),
	"title" jsonb NOT NULL,
	"customer_name" jsonb NOT NULL,
	"company" varchar(140) NOT NULL,
	"posting_date" date NOT NULL,
	"due_date" date NOT NULL,
	"currency" varchar(140) NOT NULL,
	"conversion_rate" numeric(18, 6) NOT NULL,
	"net_total" numeric(18, 3) NOT NULL,
	"taxes" jsonb NOT NULL,
	"total_taxes_and_charges" numeric(18, 3) NOT NULL,
	"grand_total" numeric(18, 3) NOT NULL,
	"paid_amount" numeric(18, 3) NOT NULL,
	"outstanding_amount" numeric(18, 3) NOT NULL,
	"status" varchar(140) NOT NULL,
	"expected_payment_date" date,
	"paid_on" date,
	"payment_reference" varchar(140),
	"pdf_url" varchar(140),
	"is_return" smallint DEFAULT 0 NOT NULL,
	"return_against" varchar(140)
);
--> statement-breakpoint
CREATE TABLE "job_request_candidates" (
	"rfq" varchar(140) NOT NULL,
	"user" varchar(140) NOT NULL,
	"my_status" varchar(140) DEFAULT 'None' NOT NULL,
	"is_invited" smallint DEFAULT 0 NOT NULL,
	"is_saved" smallint DEFAULT 0 NOT NULL,
	"seen" smallint DEFAULT 0 NOT NULL,
	"match_score" integer,
	"quotation" jsonb,
	CONSTRAINT "job_request_candidates_rfq_user_pk" PRIMARY KEY("rfq","user")
);
--> statement-breakpoint
CREATE TABLE "job_requests" (
	"name" varchar(140) PRIMARY KEY NOT NULL,
	"owner" varchar(140) NOT NULL,
	"creation" timestamp(6) NOT NULL,
	"modified" timestamp(6) NOT NULL,
	"modified_by" varchar(140) NOT NULL,
	"docstatus" smallint DEFAULT 0 NOT NULL,
	"idx" integer DEFAULT 0 NOT NULL,
	"job_title" jsonb NOT NULL,
	"client_name" jsonb,
	"summary" jsonb NOT NULL,
	"industry" varchar(140) NOT NULL,
	"service_line" varchar(140) NOT NULL,
	"region" varchar(140) NOT NULL,
	"country" varchar(140),
	"work_mode" varchar(140) NOT NULL,
	"price_basis" varchar(140) NOT NULL,
	"currency" varchar(140) NOT NULL,
	"budget_min" numeric(18, 3),
	"budget_max" numeric(18, 3),
	"quantity" numeric(18, 3),
	"start_date" date,
	"duration_weeks" integer,
	"transaction_date" date NOT NULL,
	"valid_till" timestamp(6),
	"status" varchar(140) NOT NULL,
	"technical_skills" jsonb NOT NULL,
	"education_level" varchar(140),
	"years_of_experience" varchar(140),
	"description" jsonb NOT NULL,
	"deliverables" jsonb NOT NULL,
	"required_skills" jsonb NOT NULL,
	"required_languages" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"attachments" jsonb NOT NULL,
	"terms" jsonb,
	"contact_name" jsonb,
	"timeline" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"name" varchar(140) PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lookups" (
	"list" varchar(140) NOT NULL,
	"name" varchar(140) NOT NULL,
	"label" jsonb,
	"rank" integer NOT NULL,
	"disabled" smallint DEFAULT 0 NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "lookups_list_name_pk" PRIMARY KEY("list","name")
);
--> statement-breakpoint
CREATE TABLE "deeds" (
	"name" varchar(140) PRIMARY KEY NOT NULL,
	"done_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" varchar(200) NOT NULL,
	"language" varchar(140) NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_path_language_pk" PRIMARY KEY("day","path","language")
);
--> statement-breakpoint
CREATE TABLE "bios" (
	"name" varchar(140) PRIMARY KEY NOT NULL,
	"owner" varchar(140) NOT NULL,
	"creation" timestamp(6) NOT NULL,
	"modified" timestamp(6) NOT NULL,
	"modified_by" varchar(140) NOT NULL,
	"docstatus" smallint DEFAULT 0 NOT NULL,
	"idx" integer DEFAULT 0 NOT NULL,
	"user" varchar(140) NOT NULL,
	"bio" jsonb,
	"photo_url" text,
	"technical_skills" jsonb NOT NULL,
	"other_technical_skills" jsonb,
	"certifications" jsonb NOT NULL,
	"language" jsonb NOT NULL,
	"other_languages" jsonb,
	CONSTRAINT "bios_user_unique" UNIQUE("user")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"name" varchar(140) PRIMARY KEY NOT NULL,
	"owner" varchar(140) NOT NULL,
	"creation" timestamp(6) NOT NULL,
	"modified" timestamp(6) NOT NULL,
	"modified_by" varchar(140) NOT NULL,
	"docstatus" smallint DEFAULT 0 NOT NULL,
	"idx" integer DEFAULT 0 NOT NULL,
	"user" varchar(140) NOT NULL,
	"first_name" jsonb NOT NULL,
	"last_name" jsonb NOT NULL,
	"phone_no" varchar(140),
	"headline" jsonb,
	"nationality" varchar(140),
	"country" varchar(140),
	"city" jsonb,
	"time_zone" varchar(140),
	"preferred_language" varchar(140) NOT NULL,
	"availability_status" varchar(140) NOT NULL,
	"available_from" date,
	"availability_confirmed_on" timestamp(6),
	"quantity" numeric(18, 3),
	"currency" varchar(140) NOT NULL,
	"hourly_rates" numeric(18, 3),
	"price_basis" varchar(140) NOT NULL,
	"preferences" jsonb NOT NULL,
	"years_of_experience" varchar(140),
	"industries" jsonb NOT NULL,
	"service_lines" jsonb NOT NULL,
	"regions" jsonb NOT NULL,
	"status" varchar(140) NOT NULL,
	"rejection_reason" jsonb,
	"email_verified" smallint DEFAULT 0 NOT NULL,
	"upload_cv" jsonb,
	"academic_background" jsonb NOT NULL,
	"professional_experience" jsonb NOT NULL,
	"candidate_details" jsonb NOT NULL,
	CONSTRAINT "profiles_user_unique" UNIQUE("user")
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"email" varchar(140) PRIMARY KEY NOT NULL,
	"language" varchar(140) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"name" varchar(140) PRIMARY KEY NOT NULL,
	"owner" varchar(140),
	"file_name" varchar(140) NOT NULL,
	"media_type" varchar(140) NOT NULL,
	"file_size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" varchar(140) PRIMARY KEY NOT NULL,
	"user" varchar(140) NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"email" varchar(140) PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_user_users_email_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_rfq_job_requests_name_fk" FOREIGN KEY ("rfq") REFERENCES "public"."job_requests"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_users_email_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_contract_contracts_name_fk" FOREIGN KEY ("contract") REFERENCES "public"."contracts"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_candidates" ADD CONSTRAINT "job_request_candidates_rfq_job_requests_name_fk" FOREIGN KEY ("rfq") REFERENCES "public"."job_requests"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_request_candidates" ADD CONSTRAINT "job_request_candidates_user_users_email_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bios" ADD CONSTRAINT "bios_user_users_email_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_users_email_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_users_email_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contracts_user_index" ON "contracts" USING btree ("user");--> statement-breakpoint
CREATE INDEX "invoices_user_index" ON "invoices" USING btree ("user");--> statement-breakpoint
CREATE INDEX "job_request_candidates_user_index" ON "job_request_candidates" USING btree ("user");--> statement-breakpoint
CREATE INDEX "uploads_expires_at_index" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");