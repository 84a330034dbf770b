ALTER TABLE "products"
    ADD COLUMN "country_of_origin" TEXT,
    ADD COLUMN "generic_name" TEXT,
    ADD COLUMN "importer_id" UUID,
    ADD COLUMN "manufacturer_id" UUID,
    ADD COLUMN "net_quantity" TEXT,
    ADD COLUMN "packer_id" UUID,
    ADD COLUMN "shelf_life" TEXT;

ALTER TABLE "products"
    ADD CONSTRAINT "products_country_of_origin_code" CHECK ("country_of_origin" ~ '^[A-Z]{2}$') NOT VALID,
    ADD CONSTRAINT "products_declarations_length" CHECK (
        char_length("generic_name") <= 100 AND char_length("net_quantity") <= 60 AND char_length("shelf_life") <= 100
    ) NOT VALID;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_manufacturer_id_fkey" FOREIGN KEY ("manufacturer_id") REFERENCES "parties"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "products" ADD CONSTRAINT "products_packer_id_fkey" FOREIGN KEY ("packer_id") REFERENCES "parties"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "products" ADD CONSTRAINT "products_importer_id_fkey" FOREIGN KEY ("importer_id") REFERENCES "parties"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

-- `search` is announced when the order or the counts of a filtered list have changed.
CREATE TRIGGER "product_countries_are_announced" AFTER UPDATE ON "products" FOR EACH ROW
    WHEN (OLD."country_of_origin" IS DISTINCT FROM NEW."country_of_origin") EXECUTE FUNCTION "notify_search_change"();
