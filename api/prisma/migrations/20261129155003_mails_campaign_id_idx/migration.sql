-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_campaign_id_idx" ON "mails"("campaign_id");
