CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_held_idx" ON "orders"("id") WHERE "hold_reason" IS NOT NULL;
