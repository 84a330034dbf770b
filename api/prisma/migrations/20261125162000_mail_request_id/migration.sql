-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "request_id" UUID;
