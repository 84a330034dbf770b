-- AlterTable
ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_grievance_id_fkey";
