-- AlterTable
ALTER TABLE "categories" ADD COLUMN     "gst_percent" INTEGER;

-- The range of a product's own.
ALTER TABLE "categories"
    ADD CONSTRAINT "categories_gst_percent_in_range" CHECK ("gst_percent" BETWEEN 0 AND 100) NOT VALID;
