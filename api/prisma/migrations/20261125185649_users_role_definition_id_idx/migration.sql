CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_role_definition_id_idx" ON "users"("role_definition_id") WHERE "role_definition_id" IS NOT NULL;
