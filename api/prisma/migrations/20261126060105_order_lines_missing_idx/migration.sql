-- The few lines that lacked pieces, for the report of them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_lines_missing_idx" ON "order_lines"("order_id") WHERE "missing_quantity" > 0;
