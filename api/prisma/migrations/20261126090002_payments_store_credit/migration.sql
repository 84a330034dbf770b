-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "store_credit_paise" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "refunded_store_credit_paise" BIGINT NOT NULL DEFAULT 0;

-- By hand: what Prisma's language has no words for.

ALTER TABLE "payments"
    ADD CONSTRAINT "payments_refunded_store_credit_in_range" CHECK ("refunded_store_credit_paise" BETWEEN 0 AND "store_credit_paise") NOT VALID;
