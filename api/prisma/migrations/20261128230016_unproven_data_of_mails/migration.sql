-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "removed_addresses" INTEGER,
ADD COLUMN     "removed_mobile" BOOLEAN;
