-- AlterTable
ALTER TABLE "mails" ADD COLUMN "campaign_id" UUID,
ADD CONSTRAINT "mails_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID,
ADD CONSTRAINT "mails_campaign" CHECK ("kind" <> 'CAMPAIGN' OR num_nulls("user_id", "campaign_id") = 0) NOT VALID;
