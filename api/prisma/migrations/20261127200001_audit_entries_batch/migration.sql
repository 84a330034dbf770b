-- The index above begins with the same column.
DROP INDEX CONCURRENTLY IF EXISTS "audit_entries_batch_id_idx";
