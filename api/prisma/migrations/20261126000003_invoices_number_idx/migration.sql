-- The last release counts under a lock of the series, and its numbers are no samples: the index above keeps them unique.
DROP INDEX CONCURRENTLY IF EXISTS "invoices_financial_year_number_key";
