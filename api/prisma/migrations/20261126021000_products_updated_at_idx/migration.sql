-- The list of admins by the time of the last edit. An order changes the stock alone, so its write stays heap-only.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_updated_at_idx" ON "products"("updated_at", "id") WHERE "deleted_at" IS NULL;
