-- By hand: Prisma's language has no words for these. The board finds an order by any part of a name or a mobile number.
CREATE INDEX "orders_recipient_name_trgm_idx" ON "orders" USING GIN ("recipient_name" gin_trgm_ops);
CREATE INDEX "orders_mobile_trgm_idx" ON "orders" USING GIN ("mobile" gin_trgm_ops);
