-- AlterTable
ALTER TABLE "products" ADD COLUMN     "max_per_order" INTEGER;

-- At most the limit of `cart_lines`.
ALTER TABLE "products"
    ADD CONSTRAINT "products_max_per_order_in_range" CHECK ("max_per_order" BETWEEN 1 AND 50) NOT VALID;
