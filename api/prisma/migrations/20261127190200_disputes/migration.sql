-- CreateEnum
CREATE TYPE "dispute_type" AS ENUM ('CHARGEBACK', 'INQUIRY');

-- CreateEnum
CREATE TYPE "dispute_status" AS ENUM ('NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST');

-- CreateTable
CREATE TABLE "disputes" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "provider_dispute_id" TEXT NOT NULL,
    "type" "dispute_type" NOT NULL,
    "status" "dispute_status" NOT NULL,
    "reason" TEXT NOT NULL,
    "amount_paise" BIGINT NOT NULL,
    "evidence_due_at" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),
    "reinstated_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "disputes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "disputes_provider_dispute_id_key" ON "disputes"("provider_dispute_id");

-- CreateIndex
CREATE INDEX "disputes_payment_id_idx" ON "disputes"("payment_id");

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what Prisma's language has no words for.

ALTER TABLE "disputes"
    ADD CONSTRAINT "disputes_amount_positive" CHECK ("amount_paise" > 0),
    ADD CONSTRAINT "disputes_closed_has_moment" CHECK (("closed_at" IS NOT NULL) = ("status" IN ('WON', 'LOST'))),
    ADD CONSTRAINT "disputes_chargeback_is_withdrawn" CHECK ("type" = 'CHARGEBACK' OR "withdrawn_at" IS NULL),
    ADD CONSTRAINT "disputes_lost_is_withdrawn" CHECK ("status" <> 'LOST' OR ("withdrawn_at" IS NOT NULL AND "reinstated_at" IS NULL)),
    ADD CONSTRAINT "disputes_reinstated_was_withdrawn" CHECK ("reinstated_at" IS NULL OR "withdrawn_at" IS NOT NULL);
