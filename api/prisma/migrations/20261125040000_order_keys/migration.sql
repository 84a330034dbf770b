-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "address_key" TEXT,
ADD COLUMN     "network_key" TEXT;
