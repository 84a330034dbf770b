-- Only the orders of the last week have keys.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_address_key_idx" ON "orders"("address_key") WHERE "address_key" IS NOT NULL;
