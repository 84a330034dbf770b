-- The order by country of origin, as the other orders of the whole shop.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_country_idx" ON "products"((-"country_rank"("country_of_origin")), "id") WHERE "is_published" AND "deleted_at" IS NULL;
