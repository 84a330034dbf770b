-- CreateIndex
CREATE INDEX "orders_recipient_name_trgm_idx" ON "orders" USING GIN ("recipient_name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "orders_mobile_trgm_idx" ON "orders" USING GIN ("mobile" gin_trgm_ops);
