-- AlterTable
ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_campaign_id_fkey";
ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_campaign";
