ALTER TABLE "orders"
    ADD COLUMN "buyer_name" TEXT,
    ADD COLUMN "buyer_gstin" TEXT,
    ADD CONSTRAINT "orders_buyer_is_whole" CHECK (("buyer_name" IS NULL) = ("buyer_gstin" IS NULL)) NOT VALID,
    ADD CONSTRAINT "orders_buyer_name_length" CHECK (char_length("buyer_name") BETWEEN 1 AND 100) NOT VALID,
    ADD CONSTRAINT "orders_buyer_gstin_form" CHECK ("buyer_gstin" ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$') NOT VALID;
