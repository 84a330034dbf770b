-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "round_off_paise" BIGINT NOT NULL DEFAULT 0;

-- By hand: what Prisma's language has no words for.

ALTER TABLE "refunds"
    ADD CONSTRAINT "refunds_round_off_to_rupee" CHECK (
        "round_off_paise" = 0 OR ("method" <> 'ORIGINAL_PAYMENT' AND "round_off_paise" BETWEEN -100 AND 100
            AND "amount_paise" + "round_off_paise" >= 0 AND ("amount_paise" + "round_off_paise") % 100 = 0)) NOT VALID;
