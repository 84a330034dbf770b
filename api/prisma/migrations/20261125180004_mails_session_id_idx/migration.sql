CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_session_id_idx" ON "mails"("session_id");
