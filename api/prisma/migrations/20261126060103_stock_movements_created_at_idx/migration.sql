-- Rows are written in the order of time; new pages are summarized by autovacuum.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stock_movements_created_at_idx" ON "stock_movements" USING BRIN ("created_at") WITH (autosummarize = on);
