ALTER TABLE "products" VALIDATE CONSTRAINT "products_barcode_form";
