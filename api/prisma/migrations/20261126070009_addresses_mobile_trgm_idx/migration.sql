-- The same for the mobile numbers of addresses.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "addresses_mobile_trgm_idx" ON "addresses" USING gin (right(regexp_replace("mobile", '\D', '', 'g'), 10) gin_trgm_ops);
