-- CreateIndex
CREATE INDEX CONCURRENTLY IF NOT EXISTS "products_packer_id_idx" ON "products"("packer_id");
