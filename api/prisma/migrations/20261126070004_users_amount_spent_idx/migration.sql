-- The list of customers by what they have spent.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_amount_spent_idx" ON "users"("amount_spent_paise", "id") WHERE "status" <> 'INACTIVE';
