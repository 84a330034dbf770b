ALTER TABLE "products" VALIDATE CONSTRAINT "products_country_of_origin_code";
ALTER TABLE "products" VALIDATE CONSTRAINT "products_declarations_length";
ALTER TABLE "products" VALIDATE CONSTRAINT "products_manufacturer_id_fkey";
ALTER TABLE "products" VALIDATE CONSTRAINT "products_packer_id_fkey";
ALTER TABLE "products" VALIDATE CONSTRAINT "products_importer_id_fkey";
