ALTER TABLE "orders"
    VALIDATE CONSTRAINT "orders_buyer_is_whole",
    VALIDATE CONSTRAINT "orders_buyer_name_length",
    VALIDATE CONSTRAINT "orders_buyer_gstin_form";
