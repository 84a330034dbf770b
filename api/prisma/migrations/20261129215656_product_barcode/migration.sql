ALTER TABLE "products" ADD COLUMN "barcode" TEXT;
ALTER TABLE "products" ADD CONSTRAINT "products_barcode_form" CHECK ("barcode" ~ '^[A-Z0-9._-]{4,48}$') NOT VALID;
