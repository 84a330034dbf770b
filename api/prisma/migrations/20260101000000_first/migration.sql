-- CreateEnum
CREATE TYPE "role" AS ENUM ('ADMIN', 'USER');

-- CreateEnum
CREATE TYPE "user_status" AS ENUM ('ACTIVE', 'INACTIVE', 'SUSPENDED');

-- CreateEnum
CREATE TYPE "code_purpose" AS ENUM ('PASSWORD_RESET', 'EMAIL_VERIFICATION', 'EMAIL_CHANGE');

-- CreateEnum
CREATE TYPE "order_status" AS ENUM ('PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED', 'PAYMENT_FAILED', 'REFUNDED');

-- CreateEnum
CREATE TYPE "payment_method" AS ENUM ('CASH_ON_DELIVERY', 'ONLINE');

-- CreateEnum
CREATE TYPE "payment_status" AS ENUM ('PENDING', 'PAID', 'FAILED', 'CANCELLED', 'PARTIALLY_REFUNDED', 'REFUNDED');

-- CreateEnum
CREATE TYPE "stock_reason" AS ENUM ('INITIAL', 'ORDER', 'CANCEL', 'MANUAL', 'IMPORT');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "mobile" TEXT,
    "avatar_id" UUID,
    "role" "role" NOT NULL DEFAULT 'USER',
    "status" "user_status" NOT NULL DEFAULT 'ACTIVE',
    "email_verified_at" TIMESTAMPTZ(3),
    "last_login_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "previous_token_hash" BYTEA,
    "rotated_at" TIMESTAMPTZ(3),
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_codes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "code_purpose" NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "one_time_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media_files" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "tint" TEXT NOT NULL,
    "alt" TEXT NOT NULL,
    "owner_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "categories" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "picture_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sub_categories" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "picture_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sub_categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sub_category_categories" (
    "category_id" UUID NOT NULL,
    "sub_category_id" UUID NOT NULL,

    CONSTRAINT "sub_category_categories_pkey" PRIMARY KEY ("category_id","sub_category_id")
);

-- CreateTable
CREATE TABLE "products" (
    "id" UUID NOT NULL,
    "sku" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "brand" TEXT,
    "unit" TEXT NOT NULL,
    "mrp_paise" INTEGER NOT NULL,
    "discount_percent" INTEGER NOT NULL DEFAULT 0,
    "stock" INTEGER NOT NULL DEFAULT 0,
    "low_stock_threshold" INTEGER NOT NULL DEFAULT 5,
    "description" TEXT NOT NULL,
    "details" JSON NOT NULL DEFAULT '{}',
    "is_published" BOOLEAN NOT NULL DEFAULT true,
    "deleted_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_pictures" (
    "product_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "file_id" UUID NOT NULL,

    CONSTRAINT "product_pictures_pkey" PRIMARY KEY ("product_id","position")
);

-- CreateTable
CREATE TABLE "product_categories" (
    "category_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,

    CONSTRAINT "product_categories_pkey" PRIMARY KEY ("category_id","product_id")
);

-- CreateTable
CREATE TABLE "product_sub_categories" (
    "sub_category_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,

    CONSTRAINT "product_sub_categories_pkey" PRIMARY KEY ("sub_category_id","product_id")
);

-- CreateTable
CREATE TABLE "stock_movements" (
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "delta" INTEGER NOT NULL,
    "reason" "stock_reason" NOT NULL,
    "order_id" UUID,
    "actor_id" UUID,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_movements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cart_lines" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "seen_price_paise" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cart_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "addresses" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "line" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "pincode" TEXT NOT NULL,
    "mobile" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "addresses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "order_status" NOT NULL,
    "payment_method" "payment_method" NOT NULL,
    "mrp_total_paise" BIGINT NOT NULL,
    "items_total_paise" BIGINT NOT NULL,
    "delivery_fee_paise" BIGINT NOT NULL DEFAULT 0,
    "grand_total_paise" BIGINT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "address_id" UUID,
    "recipient_name" TEXT NOT NULL,
    "address_line" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "pincode" TEXT NOT NULL,
    "mobile" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_lines" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "brand" TEXT,
    "unit" TEXT NOT NULL,
    "picture_id" UUID,
    "quantity" INTEGER NOT NULL,
    "mrp_paise" INTEGER NOT NULL,
    "discount_percent" INTEGER NOT NULL,
    "price_paise" INTEGER NOT NULL,
    "total_paise" BIGINT NOT NULL,

    CONSTRAINT "order_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_events" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "status" "order_status" NOT NULL,
    "actor_id" UUID,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "method" "payment_method" NOT NULL,
    "status" "payment_status" NOT NULL DEFAULT 'PENDING',
    "amount_paise" BIGINT NOT NULL,
    "refunded_paise" BIGINT NOT NULL DEFAULT 0,
    "provider" TEXT,
    "provider_session_id" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_events" (
    "provider" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "handled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_events_pkey" PRIMARY KEY ("provider","event_id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" UUID NOT NULL,
    "operation" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "result_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","operation","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_avatar_id_idx" ON "users"("avatar_id");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_previous_token_hash_key" ON "sessions"("previous_token_hash");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "one_time_codes_user_id_purpose_idx" ON "one_time_codes"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "one_time_codes_expires_at_idx" ON "one_time_codes"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "media_files_key_key" ON "media_files"("key");

-- CreateIndex
CREATE INDEX "media_files_owner_id_idx" ON "media_files"("owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "categories_name_key" ON "categories"("name");

-- CreateIndex
CREATE INDEX "categories_picture_id_idx" ON "categories"("picture_id");

-- CreateIndex
CREATE UNIQUE INDEX "sub_categories_name_key" ON "sub_categories"("name");

-- CreateIndex
CREATE INDEX "sub_categories_picture_id_idx" ON "sub_categories"("picture_id");

-- CreateIndex
CREATE INDEX "sub_category_categories_sub_category_id_idx" ON "sub_category_categories"("sub_category_id");

-- CreateIndex
CREATE UNIQUE INDEX "products_sku_key" ON "products"("sku");

-- CreateIndex
CREATE INDEX "product_pictures_file_id_idx" ON "product_pictures"("file_id");

-- CreateIndex
CREATE INDEX "product_categories_product_id_idx" ON "product_categories"("product_id");

-- CreateIndex
CREATE INDEX "product_sub_categories_product_id_idx" ON "product_sub_categories"("product_id");

-- CreateIndex
CREATE INDEX "stock_movements_product_id_id_idx" ON "stock_movements"("product_id", "id");

-- CreateIndex
CREATE INDEX "stock_movements_order_id_idx" ON "stock_movements"("order_id");

-- CreateIndex
CREATE INDEX "stock_movements_actor_id_idx" ON "stock_movements"("actor_id");

-- CreateIndex
CREATE INDEX "cart_lines_product_id_idx" ON "cart_lines"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "cart_lines_user_id_product_id_key" ON "cart_lines"("user_id", "product_id");

-- CreateIndex
CREATE INDEX "addresses_user_id_id_idx" ON "addresses"("user_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "orders_number_key" ON "orders"("number");

-- CreateIndex
CREATE INDEX "orders_user_id_id_idx" ON "orders"("user_id", "id");

-- CreateIndex
CREATE INDEX "orders_address_id_idx" ON "orders"("address_id");

-- CreateIndex
CREATE INDEX "orders_status_id_idx" ON "orders"("status", "id");

-- CreateIndex
CREATE INDEX "order_lines_product_id_idx" ON "order_lines"("product_id");

-- CreateIndex
CREATE INDEX "order_lines_picture_id_idx" ON "order_lines"("picture_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_lines_order_id_product_id_key" ON "order_lines"("order_id", "product_id");

-- CreateIndex
CREATE INDEX "order_events_order_id_id_idx" ON "order_events"("order_id", "id");

-- CreateIndex
CREATE INDEX "order_events_actor_id_idx" ON "order_events"("actor_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_provider_session_id_key" ON "payments"("provider_session_id");

-- CreateIndex
CREATE INDEX "payments_order_id_idx" ON "payments"("order_id");

-- CreateIndex
CREATE INDEX "payments_status_expires_at_idx" ON "payments"("status", "expires_at");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_id_fkey" FOREIGN KEY ("avatar_id") REFERENCES "media_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "media_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "media_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sub_category_categories" ADD CONSTRAINT "sub_category_categories_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sub_category_categories" ADD CONSTRAINT "sub_category_categories_sub_category_id_fkey" FOREIGN KEY ("sub_category_id") REFERENCES "sub_categories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "media_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_sub_categories" ADD CONSTRAINT "product_sub_categories_sub_category_id_fkey" FOREIGN KEY ("sub_category_id") REFERENCES "sub_categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_sub_categories" ADD CONSTRAINT "product_sub_categories_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_address_id_fkey" FOREIGN KEY ("address_id") REFERENCES "addresses"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "media_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- ---------------------------------------------------------------------------------------------------------------------
-- By hand from here: what schema.prisma has no words for.

-- People say an order's number aloud: six digits from the first one on.
ALTER SEQUENCE "orders_number_seq" START WITH 100001 RESTART;

-- Search: the name counts most, then the brand, then the description. 'simple' beside 'english' keeps the words of
-- other languages and unstemmed prefixes findable.
ALTER TABLE "products" ADD COLUMN "search" tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('english', "name") || to_tsvector('simple', "name"), 'A') ||
    setweight(to_tsvector('english', coalesce("brand", '')) || to_tsvector('simple', coalesce("brand", '')), 'B') ||
    setweight(to_tsvector('english', "description"), 'D')
) STORED;
-- Without its pending list, because the planner shuns the index while a bulk load has that list long.
CREATE INDEX "products_search_idx" ON "products" USING GIN ("search") WITH (fastupdate = off);

-- Only what is on sale is listed, newest first; only what a shopper still uses is offered at the checkout.
CREATE INDEX "products_on_sale_idx" ON "products" ("id") WHERE "is_published" AND "deleted_at" IS NULL;
CREATE INDEX "products_low_stock_idx" ON "products" ("stock", "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "addresses_active_idx" ON "addresses" ("user_id", "id") WHERE "is_active";

ALTER TABLE "users"
    ADD CONSTRAINT "users_name_not_blank" CHECK (btrim("name") <> ''),
    ADD CONSTRAINT "users_email_not_blank" CHECK (btrim("email") <> ''),
    ADD CONSTRAINT "users_email_lower_case" CHECK ("email" = lower("email"));

ALTER TABLE "sessions"
    ADD CONSTRAINT "sessions_token_hash_is_sha256" CHECK (octet_length("token_hash") = 32),
    ADD CONSTRAINT "sessions_previous_token_hash_is_sha256" CHECK (octet_length("previous_token_hash") = 32);

ALTER TABLE "one_time_codes"
    ADD CONSTRAINT "one_time_codes_attempts_in_range" CHECK ("attempts" BETWEEN 0 AND 5);

-- The key becomes a part of a path.
ALTER TABLE "media_files"
    ADD CONSTRAINT "media_files_key_is_safe" CHECK ("key" ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
    ADD CONSTRAINT "media_files_size_positive" CHECK ("width" > 0 AND "height" > 0),
    ADD CONSTRAINT "media_files_tint_is_colour" CHECK ("tint" ~ '^#[0-9a-f]{6}$');

ALTER TABLE "categories" ADD CONSTRAINT "categories_name_not_blank" CHECK (btrim("name") <> '');
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_name_not_blank" CHECK (btrim("name") <> '');

ALTER TABLE "products"
    ADD CONSTRAINT "products_sku_not_blank" CHECK (btrim("sku") <> ''),
    ADD CONSTRAINT "products_name_not_blank" CHECK (btrim("name") <> ''),
    ADD CONSTRAINT "products_unit_not_blank" CHECK (btrim("unit") <> ''),
    ADD CONSTRAINT "products_mrp_in_range" CHECK ("mrp_paise" BETWEEN 1 AND 100000000),
    ADD CONSTRAINT "products_discount_in_range" CHECK ("discount_percent" BETWEEN 0 AND 100),
    ADD CONSTRAINT "products_stock_in_range" CHECK ("stock" BETWEEN 0 AND 100000),
    ADD CONSTRAINT "products_low_stock_threshold_in_range" CHECK ("low_stock_threshold" BETWEEN 0 AND 100000),
    ADD CONSTRAINT "products_details_is_object" CHECK (json_typeof("details") = 'object'),
    ADD CONSTRAINT "products_version_positive" CHECK ("version" >= 1);

ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_position_not_negative" CHECK ("position" >= 0);

ALTER TABLE "stock_movements"
    ADD CONSTRAINT "stock_movements_delta_not_zero" CHECK ("delta" <> 0),
    ADD CONSTRAINT "stock_movements_order_takes" CHECK ("reason" <> 'ORDER' OR ("delta" < 0 AND "order_id" IS NOT NULL)),
    ADD CONSTRAINT "stock_movements_cancel_returns" CHECK ("reason" <> 'CANCEL' OR ("delta" > 0 AND "order_id" IS NOT NULL));

-- 50 is MAX_QUANTITY in api/src/cart.
ALTER TABLE "cart_lines"
    ADD CONSTRAINT "cart_lines_quantity_in_range" CHECK ("quantity" BETWEEN 1 AND 50),
    ADD CONSTRAINT "cart_lines_seen_price_not_negative" CHECK ("seen_price_paise" >= 0);

ALTER TABLE "addresses"
    ADD CONSTRAINT "addresses_line_not_blank" CHECK (btrim("line") <> ''),
    ADD CONSTRAINT "addresses_city_not_blank" CHECK (btrim("city") <> ''),
    ADD CONSTRAINT "addresses_state_not_blank" CHECK (btrim("state") <> ''),
    ADD CONSTRAINT "addresses_country_not_blank" CHECK (btrim("country") <> ''),
    ADD CONSTRAINT "addresses_pincode_not_blank" CHECK (btrim("pincode") <> ''),
    ADD CONSTRAINT "addresses_mobile_not_blank" CHECK (btrim("mobile") <> '');

ALTER TABLE "orders"
    ADD CONSTRAINT "orders_quantity_positive" CHECK ("quantity" >= 1),
    ADD CONSTRAINT "orders_amounts_not_negative" CHECK ("items_total_paise" >= 0 AND "delivery_fee_paise" >= 0),
    ADD CONSTRAINT "orders_items_not_above_mrp" CHECK ("items_total_paise" <= "mrp_total_paise"),
    ADD CONSTRAINT "orders_grand_total_adds_up" CHECK ("grand_total_paise" = "items_total_paise" + "delivery_fee_paise"),
    ADD CONSTRAINT "orders_recipient_not_blank" CHECK (btrim("recipient_name") <> ''),
    ADD CONSTRAINT "orders_address_not_blank" CHECK (
        btrim("address_line") <> '' AND btrim("city") <> '' AND btrim("state") <> '' AND
        btrim("country") <> '' AND btrim("pincode") <> '' AND btrim("mobile") <> ''
    );

ALTER TABLE "order_lines"
    ADD CONSTRAINT "order_lines_name_not_blank" CHECK (btrim("name") <> ''),
    ADD CONSTRAINT "order_lines_quantity_positive" CHECK ("quantity" >= 1),
    ADD CONSTRAINT "order_lines_discount_in_range" CHECK ("discount_percent" BETWEEN 0 AND 100),
    ADD CONSTRAINT "order_lines_price_in_range" CHECK ("price_paise" BETWEEN 0 AND "mrp_paise"),
    ADD CONSTRAINT "order_lines_total_adds_up" CHECK ("total_paise" = "price_paise"::bigint * "quantity");

ALTER TABLE "payments"
    ADD CONSTRAINT "payments_amount_not_negative" CHECK ("amount_paise" >= 0),
    ADD CONSTRAINT "payments_refunded_in_range" CHECK ("refunded_paise" BETWEEN 0 AND "amount_paise");

ALTER TABLE "idempotency_keys"
    ADD CONSTRAINT "idempotency_keys_key_not_blank" CHECK (btrim("key") <> ''),
    ADD CONSTRAINT "idempotency_keys_request_hash_is_sha256" CHECK (octet_length("request_hash") = 32);
