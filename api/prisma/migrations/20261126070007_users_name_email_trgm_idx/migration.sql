-- The list of customers finds any part of a name or an e-mail address.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_name_email_trgm_idx" ON "users" USING gin ("name" gin_trgm_ops, "email" gin_trgm_ops);
