-- Reports of the tax leave them out; a registered shop has hardly any.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_samples_idx" ON "invoices"("id") WHERE "is_sample";
