-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "address_key" TEXT,
ADD COLUMN     "network_key" TEXT;

-- By hand: what Prisma's language has no words for. Only the orders of the last week have keys.
CREATE INDEX "orders_address_key_idx" ON "orders"("address_key") WHERE "address_key" IS NOT NULL;
CREATE INDEX "orders_network_key_idx" ON "orders"("network_key", "created_at") WHERE "network_key" IS NOT NULL;
