-- AlterTable
ALTER TABLE "breaches" ADD COLUMN "reminded_at" TIMESTAMPTZ(3);
