CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_entries_batch_id_subject_id_idx" ON "audit_entries"("batch_id", "subject_id");
