-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_barcode_idx" ON "products"("barcode");
