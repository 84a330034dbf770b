-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_grievance_id_idx" ON "mails"("grievance_id");
