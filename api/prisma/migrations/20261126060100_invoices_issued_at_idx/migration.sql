-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_issued_at_idx" ON "invoices"("issued_at");
