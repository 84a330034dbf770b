CREATE INDEX CONCURRENTLY IF NOT EXISTS "order_events_rider_id_idx" ON "order_events"("rider_id");
