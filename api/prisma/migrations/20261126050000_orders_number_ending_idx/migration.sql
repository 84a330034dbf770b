-- The search of staff finds an order by the end of its number.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_number_ending_idx" ON "orders" (reverse("number"::text) text_pattern_ops);
