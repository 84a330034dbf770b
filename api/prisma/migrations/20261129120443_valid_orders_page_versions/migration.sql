-- AlterTable
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_terms_version_id_fkey",
VALIDATE CONSTRAINT "orders_returns_version_id_fkey",
VALIDATE CONSTRAINT "orders_delivery_version_id_fkey";
