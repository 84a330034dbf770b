-- AlterTable
ALTER TABLE "invoices" ADD COLUMN     "round_off_paise" BIGINT NOT NULL DEFAULT 0;

-- By hand: what Prisma's language has no words for.

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_round_off_in_range" CHECK ("round_off_paise" BETWEEN -49 AND 50) NOT VALID;
