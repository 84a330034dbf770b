-- CreateTable
CREATE TABLE "saved_cart_lines" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "seen_price_paise" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_cart_lines_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saved_cart_lines_product_id_idx" ON "saved_cart_lines"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_cart_lines_user_id_product_id_key" ON "saved_cart_lines"("user_id", "product_id");

-- AddForeignKey
ALTER TABLE "saved_cart_lines" ADD CONSTRAINT "saved_cart_lines_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_cart_lines" ADD CONSTRAINT "saved_cart_lines_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- As of `cart_lines`.
ALTER TABLE "saved_cart_lines"
    ADD CONSTRAINT "saved_cart_lines_quantity_in_range" CHECK ("quantity" BETWEEN 1 AND 50),
    ADD CONSTRAINT "saved_cart_lines_seen_price_not_negative" CHECK ("seen_price_paise" >= 0);
