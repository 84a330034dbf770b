-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "credit_notes_issued_at_idx" ON "credit_notes"("issued_at");
