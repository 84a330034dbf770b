-- The foreign keys need no index: no version that an order refers to is ever deleted, and no screen lists the orders of a version.
-- AlterTable
ALTER TABLE "orders" ADD COLUMN "terms_version_id" UUID,
ADD COLUMN "returns_version_id" UUID,
ADD COLUMN "delivery_version_id" UUID,
ADD CONSTRAINT "orders_terms_version_id_fkey" FOREIGN KEY ("terms_version_id") REFERENCES "page_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID,
ADD CONSTRAINT "orders_returns_version_id_fkey" FOREIGN KEY ("returns_version_id") REFERENCES "page_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID,
ADD CONSTRAINT "orders_delivery_version_id_fkey" FOREIGN KEY ("delivery_version_id") REFERENCES "page_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
