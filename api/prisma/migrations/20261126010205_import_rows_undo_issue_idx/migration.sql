CREATE INDEX CONCURRENTLY IF NOT EXISTS "import_rows_undo_issue_idx" ON "import_rows"("import_id", "number") WHERE "undo_issue" IS NOT NULL;
