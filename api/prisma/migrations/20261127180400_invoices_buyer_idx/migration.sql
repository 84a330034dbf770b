-- The few invoices to registered buyers, which GSTR-1 lists one by one and leaves out of the sums for consumers.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_buyer_idx" ON "invoices"("id") WHERE "buyer_gstin" IS NOT NULL;
