CREATE TABLE "upload_parts" (
	"upload" varchar(140) NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "upload_parts_upload_position_pk" PRIMARY KEY("upload","position")
);
--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "uploader" varchar(140);--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "address" varchar(140);--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "status" varchar(140) DEFAULT 'stored' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_uploads_name_fk" FOREIGN KEY ("upload") REFERENCES "public"."uploads"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_address_index" ON "uploads" USING btree ("address");