ALTER TABLE "categories"
    ADD COLUMN "country_of_origin" TEXT,
    ADD COLUMN "generic_name" TEXT,
    ADD COLUMN "importer_id" UUID,
    ADD COLUMN "manufacturer_id" UUID,
    ADD COLUMN "packer_id" UUID,
    ADD COLUMN "shelf_life" TEXT;

ALTER TABLE "categories"
    ADD CONSTRAINT "categories_country_of_origin_code" CHECK ("country_of_origin" ~ '^[A-Z]{2}$') NOT VALID,
    ADD CONSTRAINT "categories_declarations_length" CHECK (char_length("generic_name") <= 100 AND char_length("shelf_life") <= 100) NOT VALID;

-- AddForeignKey
ALTER TABLE "categories" ADD CONSTRAINT "categories_manufacturer_id_fkey" FOREIGN KEY ("manufacturer_id") REFERENCES "parties"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "categories" ADD CONSTRAINT "categories_packer_id_fkey" FOREIGN KEY ("packer_id") REFERENCES "parties"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "categories" ADD CONSTRAINT "categories_importer_id_fkey" FOREIGN KEY ("importer_id") REFERENCES "parties"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
