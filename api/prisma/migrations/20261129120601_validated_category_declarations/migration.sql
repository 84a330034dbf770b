ALTER TABLE "categories" VALIDATE CONSTRAINT "categories_country_of_origin_code";
ALTER TABLE "categories" VALIDATE CONSTRAINT "categories_declarations_length";
ALTER TABLE "categories" VALIDATE CONSTRAINT "categories_manufacturer_id_fkey";
ALTER TABLE "categories" VALIDATE CONSTRAINT "categories_packer_id_fkey";
ALTER TABLE "categories" VALIDATE CONSTRAINT "categories_importer_id_fkey";

-- A shop has dozens of categories.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "categories_manufacturer_id_idx" ON "categories"("manufacturer_id");
-- A shop has dozens of categories.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "categories_packer_id_idx" ON "categories"("packer_id");
-- A shop has dozens of categories.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "categories_importer_id_idx" ON "categories"("importer_id");
