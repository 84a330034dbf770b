-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "store_credit_paise" BIGINT NOT NULL DEFAULT 0;

-- By hand: what Prisma's language has no words for.

-- A refund can be of store credit alone.
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount_positive";
ALTER TABLE "refunds"
    ADD CONSTRAINT "refunds_amount_positive"
        CHECK ("amount_paise" >= 0 AND "store_credit_paise" >= 0 AND "amount_paise" + "store_credit_paise" > 0) NOT VALID;
