-- The same for a mobile number, which is stored as it was typed: compared by its last ten digits.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_mobile_trgm_idx" ON "users" USING gin (right(regexp_replace("mobile", '\D', '', 'g'), 10) gin_trgm_ops);
