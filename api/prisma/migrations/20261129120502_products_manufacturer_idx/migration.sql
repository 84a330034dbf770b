-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_manufacturer_id_idx" ON "products"("manufacturer_id");
