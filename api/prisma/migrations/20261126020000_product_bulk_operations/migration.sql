-- CreateEnum
CREATE TYPE "bulk_operation_status" AS ENUM ('RUNNING', 'DONE', 'FAILED', 'UNDOING', 'UNDONE');

-- CreateEnum
CREATE TYPE "bulk_outcome" AS ENUM ('CHANGED', 'UNCHANGED', 'REFUSED', 'UNDONE', 'KEPT');

-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'PRODUCT_BULK_OPERATION';

-- AlterEnum
ALTER TYPE "audit_subject" ADD VALUE 'PRODUCT_BULK_OPERATION';

-- CreateTable
CREATE TABLE "product_bulk_operations" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "undo_actor_id" UUID,
    "status" "bulk_operation_status" NOT NULL DEFAULT 'RUNNING',
    "change" JSONB NOT NULL,
    "selection" JSONB NOT NULL,
    "failure" TEXT,
    "match_count" INTEGER NOT NULL,
    "changed_count" INTEGER NOT NULL DEFAULT 0,
    "unchanged_count" INTEGER NOT NULL DEFAULT 0,
    "refused_count" INTEGER NOT NULL DEFAULT 0,
    "undone_count" INTEGER NOT NULL DEFAULT 0,
    "kept_count" INTEGER NOT NULL DEFAULT 0,
    "last_product_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "undo_started_at" TIMESTAMPTZ(3),

    CONSTRAINT "product_bulk_operations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_bulk_operation_rows" (
    "operation_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "outcome" "bulk_outcome",
    "name" TEXT,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT,

    CONSTRAINT "product_bulk_operation_rows_pkey" PRIMARY KEY ("operation_id","product_id")
);

-- CreateIndex
CREATE INDEX "product_bulk_operations_actor_id_idx" ON "product_bulk_operations"("actor_id");

-- CreateIndex
CREATE INDEX "product_bulk_operations_undo_actor_id_idx" ON "product_bulk_operations"("undo_actor_id");

-- CreateIndex
CREATE INDEX "product_bulk_operations_created_at_idx" ON "product_bulk_operations"("created_at");

-- AddForeignKey
ALTER TABLE "product_bulk_operations" ADD CONSTRAINT "product_bulk_operations_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_bulk_operations" ADD CONSTRAINT "product_bulk_operations_undo_actor_id_fkey" FOREIGN KEY ("undo_actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_bulk_operation_rows" ADD CONSTRAINT "product_bulk_operation_rows_operation_id_fkey" FOREIGN KEY ("operation_id") REFERENCES "product_bulk_operations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what Prisma's language has no words for.

ALTER TABLE "product_bulk_operations"
    ADD CONSTRAINT "product_bulk_operations_counts_in_range" CHECK (
        "changed_count" >= 0 AND "unchanged_count" >= 0 AND "refused_count" >= 0 AND "undone_count" >= 0 AND "kept_count" >= 0
        AND "changed_count" + "unchanged_count" + "refused_count" <= "match_count" AND "undone_count" + "kept_count" <= "changed_count"),
    ADD CONSTRAINT "product_bulk_operations_failure_has_status" CHECK (("failure" IS NOT NULL) = ("status" = 'FAILED')),
    ADD CONSTRAINT "product_bulk_operations_undo_has_started" CHECK ("status" NOT IN ('UNDOING', 'UNDONE') OR "undo_started_at" IS NOT NULL);
ALTER TABLE "product_bulk_operation_rows"
    ADD CONSTRAINT "product_bulk_operation_rows_reason_has_outcome" CHECK (("reason" IS NOT NULL) = coalesce("outcome" IN ('REFUSED', 'KEPT'), false)),
    ADD CONSTRAINT "product_bulk_operation_rows_values_of_changes" CHECK ("outcome" IS NULL OR "outcome" IN ('UNCHANGED', 'REFUSED')
        OR ("before" IS NOT NULL AND "after" IS NOT NULL));
-- One at a time, so that two changes of the same products don't take turns.
CREATE UNIQUE INDEX "product_bulk_operations_one_at_work" ON "product_bulk_operations"((true)) WHERE "status" IN ('RUNNING', 'UNDOING');
-- What an admin has to look at, among many rows.
CREATE INDEX "product_bulk_operation_rows_problems_idx" ON "product_bulk_operation_rows"("operation_id", "product_id")
    WHERE "outcome" IN ('REFUSED', 'KEPT');
