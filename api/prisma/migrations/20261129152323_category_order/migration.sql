-- A category without a place of its own comes after those that have one.
ALTER TABLE "categories" ADD COLUMN "position" INTEGER NOT NULL DEFAULT 10000,
    ADD COLUMN "starts_on" DATE,
    ADD COLUMN "ends_on" DATE,
    ADD CONSTRAINT "categories_days_ordered" CHECK ("starts_on" <= "ends_on") NOT VALID;
