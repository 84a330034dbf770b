-- AlterTable
ALTER TABLE "mails" ADD COLUMN "grievance_id" UUID,
ADD CONSTRAINT "mails_grievance_id_fkey" FOREIGN KEY ("grievance_id") REFERENCES "grievances"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
