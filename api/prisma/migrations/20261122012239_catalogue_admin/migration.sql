-- CreateEnum
CREATE TYPE "import_status" AS ENUM ('CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'FAILED', 'DISCARDED');

-- CreateEnum
CREATE TYPE "import_outcome" AS ENUM ('CREATE', 'UPDATE', 'SAME', 'REFUSED');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "audit_action" ADD VALUE 'PRODUCT_ADD';
ALTER TYPE "audit_action" ADD VALUE 'PRODUCT_EDIT';
ALTER TYPE "audit_action" ADD VALUE 'PRODUCT_DELETE';
ALTER TYPE "audit_action" ADD VALUE 'PRODUCT_IMPORT';
ALTER TYPE "audit_action" ADD VALUE 'CATALOGUE_IMPORT';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "audit_subject" ADD VALUE 'PRODUCT';
ALTER TYPE "audit_subject" ADD VALUE 'CATALOGUE_IMPORT';

-- AlterTable
ALTER TABLE "audit_entries" ADD COLUMN     "batch_id" UUID;

-- AlterTable
ALTER TABLE "media_files" ADD COLUMN     "source_url" TEXT;

-- CreateTable
CREATE TABLE "product_batches" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "product_batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalogue_imports" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "file_name" TEXT NOT NULL,
    "status" "import_status" NOT NULL DEFAULT 'CHECKING',
    "failure" TEXT,
    "columns" TEXT[],
    "unknown_columns" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "new_categories" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "new_sub_categories" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "row_count" INTEGER NOT NULL DEFAULT 0,
    "checked_count" INTEGER NOT NULL DEFAULT 0,
    "create_count" INTEGER NOT NULL DEFAULT 0,
    "update_count" INTEGER NOT NULL DEFAULT 0,
    "same_count" INTEGER NOT NULL DEFAULT 0,
    "refused_count" INTEGER NOT NULL DEFAULT 0,
    "done_count" INTEGER NOT NULL DEFAULT 0,
    "picture_count" INTEGER NOT NULL DEFAULT 0,
    "picture_done_count" INTEGER NOT NULL DEFAULT 0,
    "picture_fail_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "catalogue_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_rows" (
    "import_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "sku" TEXT NOT NULL,
    "cells" JSONB NOT NULL,
    "outcome" "import_outcome",
    "issues" JSONB NOT NULL DEFAULT '[]',
    "changes" JSONB NOT NULL DEFAULT '[]',
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "import_rows_pkey" PRIMARY KEY ("import_id","number")
);

-- CreateTable
CREATE TABLE "search_misses" (
    "day" DATE NOT NULL,
    "query" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "search_misses_pkey" PRIMARY KEY ("day","query")
);

-- CreateIndex
CREATE INDEX "product_batches_actor_id_idx" ON "product_batches"("actor_id");

-- CreateIndex
CREATE INDEX "product_batches_created_at_idx" ON "product_batches"("created_at");

-- CreateIndex
CREATE INDEX "catalogue_imports_actor_id_idx" ON "catalogue_imports"("actor_id");

-- CreateIndex
CREATE INDEX "catalogue_imports_created_at_idx" ON "catalogue_imports"("created_at");

-- CreateIndex
CREATE INDEX "import_rows_import_id_outcome_number_idx" ON "import_rows"("import_id", "outcome", "number");

-- CreateIndex
CREATE INDEX "import_rows_import_id_sku_idx" ON "import_rows"("import_id", "sku");

-- CreateIndex
CREATE INDEX "audit_entries_batch_id_idx" ON "audit_entries"("batch_id");

-- CreateIndex
CREATE INDEX "orders_created_at_idx" ON "orders"("created_at");

-- AddForeignKey
ALTER TABLE "product_batches" ADD CONSTRAINT "product_batches_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "catalogue_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- ---------------------------------------------------------------------------------------------------------------------
-- By hand from here: what schema.prisma has no words for.

-- Any part of a word, for the admin's search. A trusted extension: whoever owns the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "products_parts_idx" ON "products"
    USING GIN (lower("name" || ' ' || coalesce("brand", '') || ' ' || "unit" || ' ' || "sku") gin_trgm_ops)
    WITH (fastupdate = off) WHERE "deleted_at" IS NULL;

-- The orders that the admin's list of products offers; newest first has the primary key.
CREATE INDEX "products_name_idx" ON "products" (lower("name"), "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "products_mrp_idx" ON "products" ("mrp_paise", "id") WHERE "deleted_at" IS NULL;
ALTER INDEX "products_low_stock_idx" RENAME TO "products_stock_idx";

-- What it narrows down to, each a small part of the shop.
CREATE INDEX "products_low_stock_idx" ON "products" ("stock", "id") WHERE "deleted_at" IS NULL AND "stock" <= "low_stock_threshold";
CREATE INDEX "products_hidden_idx" ON "products" ("id") WHERE "deleted_at" IS NULL AND NOT "is_published";

ALTER TABLE "catalogue_imports"
    ADD CONSTRAINT "catalogue_imports_file_name_not_blank" CHECK (btrim("file_name") <> ''),
    ADD CONSTRAINT "catalogue_imports_checked_in_range" CHECK ("checked_count" BETWEEN 0 AND "row_count"),
    ADD CONSTRAINT "catalogue_imports_done_in_range" CHECK ("done_count" BETWEEN 0 AND "row_count"),
    ADD CONSTRAINT "catalogue_imports_outcomes_add_up"
        CHECK ("create_count" + "update_count" + "same_count" + "refused_count" = "checked_count"),
    ADD CONSTRAINT "catalogue_imports_pictures_in_range"
        CHECK ("picture_fail_count" BETWEEN 0 AND "picture_done_count" AND "picture_done_count" <= "picture_count");

-- A picture that was fetched once is found by where it came from; addresses may be longer than a B-tree takes.
CREATE INDEX "media_files_source_url_idx" ON "media_files" USING HASH ("source_url") WHERE "source_url" IS NOT NULL;

-- Two imports at once would undo each other's work.
CREATE UNIQUE INDEX "catalogue_imports_one_runs" ON "catalogue_imports" ((true)) WHERE "status" = 'RUNNING';

ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_number_after_header" CHECK ("number" >= 2);

ALTER TABLE "search_misses"
    ADD CONSTRAINT "search_misses_query_not_blank" CHECK (btrim("query") <> ''),
    ADD CONSTRAINT "search_misses_query_short" CHECK (char_length("query") <= 60),
    ADD CONSTRAINT "search_misses_count_positive" CHECK ("count" >= 1);
