ALTER TABLE "contracts" ADD COLUMN "signature" jsonb;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "ending" jsonb;