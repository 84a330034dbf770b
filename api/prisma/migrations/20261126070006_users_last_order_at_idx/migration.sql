-- The list of customers by their last order; those without one come last.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_last_order_at_idx" ON "users"(COALESCE("last_order_at", TIMESTAMPTZ 'epoch'), "id") WHERE "status" <> 'INACTIVE';
