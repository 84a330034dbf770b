CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_entries_without_parts_idx" ON "audit_entries"("id") WHERE NOT "is_part_of_import";
