-- The list of blocked customers.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_suspended_idx" ON "users"("id") WHERE "status" = 'SUSPENDED';
