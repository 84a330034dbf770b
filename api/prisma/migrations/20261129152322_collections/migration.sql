-- CreateEnum
CREATE TYPE "collection_sort" AS ENUM ('MANUAL', 'NEWEST', 'POPULARITY', 'PRICE_ASC', 'PRICE_DESC', 'DISCOUNT');

-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'CATEGORY_REORDER';
ALTER TYPE "audit_action" ADD VALUE 'COLLECTION_CREATE';
ALTER TYPE "audit_action" ADD VALUE 'COLLECTION_UPDATE';
ALTER TYPE "audit_action" ADD VALUE 'COLLECTION_DELETE';

-- AlterEnum
ALTER TYPE "audit_subject" ADD VALUE 'COLLECTION';

-- CreateTable
CREATE TABLE "collections" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "handle" TEXT NOT NULL,
    "former_handles" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "description" TEXT NOT NULL DEFAULT '',
    "picture_id" UUID,
    "filter" JSONB,
    "sort" "collection_sort" NOT NULL,
    "is_published" BOOLEAN NOT NULL DEFAULT false,
    "starts_on" DATE,
    "ends_on" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "collections_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "collections_title_length" CHECK (char_length("title") BETWEEN 1 AND 100),
    -- A part of an address.
    CONSTRAINT "collections_handle_valid" CHECK (char_length("handle") BETWEEN 1 AND 80 AND "handle" !~ '[[:space:]/\\.?#%&]' AND "handle" = lower("handle")),
    CONSTRAINT "collections_former_handles_count" CHECK (cardinality("former_handles") <= 20),
    CONSTRAINT "collections_description_length" CHECK (char_length("description") <= 5000),
    CONSTRAINT "collections_filter_object" CHECK (jsonb_typeof("filter") = 'object'),
    -- Only products that are picked by hand have an order of their own.
    CONSTRAINT "collections_manual_sort" CHECK ("filter" IS NULL OR "sort" <> 'MANUAL'),
    CONSTRAINT "collections_days_ordered" CHECK ("starts_on" <= "ends_on"),
    CONSTRAINT "collections_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "pictures"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "collection_products" (
    "collection_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "collection_products_pkey" PRIMARY KEY ("collection_id", "product_id"),
    CONSTRAINT "collection_products_position_valid" CHECK ("position" BETWEEN 0 AND 499),
    CONSTRAINT "collection_products_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collections"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "collection_products_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "collections_handle_key" ON "collections"("handle");
CREATE INDEX "collections_picture_id_idx" ON "collections"("picture_id");
CREATE INDEX "collections_former_handles_idx" ON "collections" USING GIN ("former_handles");
CREATE INDEX "collection_products_product_id_idx" ON "collection_products"("product_id");
CREATE UNIQUE INDEX "collection_products_collection_id_position_key" ON "collection_products"("collection_id", "position");

CREATE TRIGGER "collections_are_announced" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "collections"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_change"();
CREATE TRIGGER "collection_products_are_announced" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "collection_products"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_catalogue_change"();
