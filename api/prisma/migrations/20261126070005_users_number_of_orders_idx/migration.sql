-- The list of customers by their orders.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_number_of_orders_idx" ON "users"("number_of_orders", "id") WHERE "status" <> 'INACTIVE';
