-- AlterTable
ALTER TABLE "user_blocks" ADD COLUMN "contact_keys" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
