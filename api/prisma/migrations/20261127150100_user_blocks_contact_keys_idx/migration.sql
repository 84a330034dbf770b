CREATE INDEX CONCURRENTLY IF NOT EXISTS "user_blocks_contact_keys_idx" ON "user_blocks" USING gin ("contact_keys");
