-- The parts of an address, its label, who receives the order there and what the rider should know. Addresses of before this migration,
-- and those of REST clients, have their line alone.
CREATE TYPE "address_label" AS ENUM ('HOME', 'WORK', 'OTHER');

ALTER TABLE "addresses"
    ADD COLUMN "house" TEXT,
    ADD COLUMN "floor" TEXT,
    ADD COLUMN "building" TEXT,
    ADD COLUMN "street" TEXT,
    ADD COLUMN "landmark" TEXT,
    ADD COLUMN "label" "address_label",
    ADD COLUMN "receiver_name" TEXT,
    ADD COLUMN "delivery_instructions" TEXT;

-- The lengths add up to less than the 300 characters of a line.
ALTER TABLE "addresses"
    ADD CONSTRAINT "addresses_house_with_street" CHECK (("house" IS NULL) = ("street" IS NULL)),
    ADD CONSTRAINT "addresses_parts_with_house" CHECK (
        "house" IS NOT NULL OR ("floor" IS NULL AND "building" IS NULL AND "landmark" IS NULL)
    ),
    ADD CONSTRAINT "addresses_house_in_range" CHECK (btrim("house") <> '' AND char_length("house") <= 40),
    ADD CONSTRAINT "addresses_floor_in_range" CHECK (btrim("floor") <> '' AND char_length("floor") <= 20),
    ADD CONSTRAINT "addresses_building_in_range" CHECK (btrim("building") <> '' AND char_length("building") <= 60),
    ADD CONSTRAINT "addresses_street_in_range" CHECK (btrim("street") <> '' AND char_length("street") <= 100),
    ADD CONSTRAINT "addresses_landmark_in_range" CHECK (btrim("landmark") <> '' AND char_length("landmark") <= 60),
    ADD CONSTRAINT "addresses_receiver_name_in_range" CHECK (
        btrim("receiver_name") <> '' AND char_length("receiver_name") <= 100
    ),
    ADD CONSTRAINT "addresses_delivery_instructions_in_range" CHECK (
        btrim("delivery_instructions") <> '' AND char_length("delivery_instructions") <= 200
    );
