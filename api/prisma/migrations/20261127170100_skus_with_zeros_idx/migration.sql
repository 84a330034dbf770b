-- An import looks for the SKU that a spreadsheet has made a number of: 00123 becomes 123.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_sku_without_zeros_idx" ON "products" (ltrim("sku", '0')) WHERE "sku" LIKE '0%';
