-- Only the orders of the last week have keys.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_network_key_idx" ON "orders"("network_key", "created_at") WHERE "network_key" IS NOT NULL;
