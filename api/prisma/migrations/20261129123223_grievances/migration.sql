-- CreateEnum
CREATE TYPE "grievance_status" AS ENUM ('RECEIVED', 'ACKNOWLEDGED', 'RESOLVED');

-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'GRIEVANCE_ACKNOWLEDGE';
ALTER TYPE "audit_action" ADD VALUE 'GRIEVANCE_RESOLVE';

-- AlterEnum
ALTER TYPE "audit_subject" ADD VALUE 'GRIEVANCE';

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'GRIEVANCE_RECEIVED';
ALTER TYPE "mail_kind" ADD VALUE 'GRIEVANCE_ACKNOWLEDGED';
ALTER TYPE "mail_kind" ADD VALUE 'GRIEVANCE_RESOLVED';
ALTER TYPE "mail_kind" ADD VALUE 'GRIEVANCES_DUE';

-- CreateTable
CREATE TABLE "grievances" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "mobile" TEXT,
    "order_number" INTEGER,
    "order_id" UUID,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "status" "grievance_status" NOT NULL DEFAULT 'RECEIVED',
    "note" TEXT,
    "idempotency_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "acknowledged_at" TIMESTAMPTZ(3),
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "grievances_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "grievances_subject_length" CHECK (char_length("subject") <= 120),
    CONSTRAINT "grievances_body_length" CHECK (char_length("body") <= 3000),
    CONSTRAINT "grievances_note_length" CHECK (char_length("note") <= 1000),
    CONSTRAINT "grievances_acknowledged" CHECK (("acknowledged_at" IS NULL) = ("status" = 'RECEIVED')),
    CONSTRAINT "grievances_resolved" CHECK (("resolved_at" IS NOT NULL) = ("status" = 'RESOLVED') AND ("due_at" IS NULL) = ("status" = 'RESOLVED')),
    CONSTRAINT "grievances_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "grievances_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "grievances_number_key" ON "grievances"("number");
CREATE UNIQUE INDEX "grievances_idempotency_key_key" ON "grievances"("idempotency_key");
CREATE INDEX "grievances_user_id_id_idx" ON "grievances"("user_id", "id");
CREATE INDEX "grievances_order_id_idx" ON "grievances"("order_id");
CREATE INDEX "grievances_email_idx" ON "grievances"("email");
CREATE INDEX "grievances_due_at_idx" ON "grievances"("due_at");
CREATE INDEX "grievances_resolved_at_idx" ON "grievances"("resolved_at");
