CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "invoices_financial_year_is_sample_number_key" ON "invoices"("financial_year", "is_sample", "number");
