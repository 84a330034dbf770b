CREATE INDEX CONCURRENTLY IF NOT EXISTS "refunds_settled_at_idx" ON "refunds"("settled_at");
