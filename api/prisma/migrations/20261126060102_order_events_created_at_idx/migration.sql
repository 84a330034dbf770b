-- Rows are written in the order of time; new pages are summarized by autovacuum.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_events_created_at_idx" ON "order_events" USING BRIN ("created_at") WITH (autosummarize = on);
