-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_importer_id_idx" ON "products"("importer_id");
