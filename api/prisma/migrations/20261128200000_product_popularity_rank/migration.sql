-- Lists of the whole shop by popularity: `productSort.ts` has the same expression.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_popularity_rank_idx" ON "product_popularity" (("score" * 10000000 + least("order_count", 9999999)), "product_id");
