-- The checks that the release's migrations added without reading the tables. Reads and writes continue meanwhile.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_held_is_placed", VALIDATE CONSTRAINT "orders_held_has_no_estimate";
ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_request_hash_is_256_bits";
ALTER TABLE "one_time_codes"
    VALIDATE CONSTRAINT "one_time_codes_attempts_elsewhere_in_range",
    VALIDATE CONSTRAINT "one_time_codes_request_hash_is_256_bits";
ALTER TABLE "products" VALIDATE CONSTRAINT "products_max_per_order_in_range";
