-- CreateEnum
CREATE TYPE "refund_request_reason" AS ENUM ('MISSING', 'DAMAGED', 'EXPIRED', 'WRONG_ITEM', 'POOR_QUALITY', 'OTHER');

-- CreateEnum
CREATE TYPE "refund_request_status" AS ENUM ('OPEN', 'APPROVED', 'DECLINED');

-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'REFUND_REQUEST_DECLINE';

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'REFUND_REQUEST_DECLINED';

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "refund_request_id" UUID;

-- CreateTable
CREATE TABLE "refund_requests" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "status" "refund_request_status" NOT NULL DEFAULT 'OPEN',
    "reason" "refund_request_reason" NOT NULL,
    "note" TEXT,
    "decision_note" TEXT,
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "refund_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refund_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund_request_lines" (
    "refund_request_id" UUID NOT NULL,
    "order_line_id" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "refund_request_lines_pkey" PRIMARY KEY ("refund_request_id","order_line_id")
);

-- CreateTable
CREATE TABLE "refund_request_photos" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "refund_request_id" UUID,
    "position" INTEGER,
    "webp" BYTEA NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "dominant_color" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refund_request_photos_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "refund_requests_refund_id_key" ON "refund_requests"("refund_id");

-- CreateIndex
CREATE INDEX "refund_requests_order_id_id_idx" ON "refund_requests"("order_id", "id");

-- CreateIndex
CREATE INDEX "refund_requests_status_id_idx" ON "refund_requests"("status", "id");

-- CreateIndex
CREATE INDEX "refund_requests_decided_by_id_idx" ON "refund_requests"("decided_by_id");

-- CreateIndex
CREATE INDEX "refund_requests_decided_at_idx" ON "refund_requests"("decided_at");

-- CreateIndex
CREATE INDEX "refund_request_lines_order_line_id_idx" ON "refund_request_lines"("order_line_id");

-- CreateIndex
CREATE INDEX "refund_request_photos_owner_id_idx" ON "refund_request_photos"("owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "refund_request_photos_refund_request_id_position_key" ON "refund_request_photos"("refund_request_id", "position");

-- CreateIndex
CREATE INDEX "mails_refund_request_id_idx" ON "mails"("refund_request_id");

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_refund_request_id_fkey" FOREIGN KEY ("refund_request_id") REFERENCES "refund_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_request_lines" ADD CONSTRAINT "refund_request_lines_refund_request_id_fkey" FOREIGN KEY ("refund_request_id") REFERENCES "refund_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_request_lines" ADD CONSTRAINT "refund_request_lines_order_line_id_fkey" FOREIGN KEY ("order_line_id") REFERENCES "order_lines"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_request_photos" ADD CONSTRAINT "refund_request_photos_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_request_photos" ADD CONSTRAINT "refund_request_photos_refund_request_id_fkey" FOREIGN KEY ("refund_request_id") REFERENCES "refund_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what Prisma's language has no words for.

ALTER TABLE "refund_requests"
    ADD CONSTRAINT "refund_requests_note_length" CHECK (char_length("note") BETWEEN 1 AND 500),
    ADD CONSTRAINT "refund_requests_decision_note_length" CHECK (char_length("decision_note") BETWEEN 1 AND 200),
    ADD CONSTRAINT "refund_requests_decided_has_moment" CHECK (("decided_at" IS NULL) = ("status" = 'OPEN')),
    ADD CONSTRAINT "refund_requests_open_is_undecided" CHECK (
        "status" <> 'OPEN' OR num_nonnulls("decision_note", "decided_by_id") = 0
    ),
    ADD CONSTRAINT "refund_requests_approved_has_refund" CHECK (("refund_id" IS NOT NULL) = ("status" = 'APPROVED')),
    ADD CONSTRAINT "refund_requests_declined_has_note" CHECK ("status" <> 'DECLINED' OR "decision_note" IS NOT NULL);

ALTER TABLE "refund_request_lines" ADD CONSTRAINT "refund_request_lines_quantity_positive" CHECK ("quantity" >= 1);

ALTER TABLE "refund_request_photos"
    ADD CONSTRAINT "refund_request_photos_position_in_range" CHECK ("position" BETWEEN 0 AND 2),
    ADD CONSTRAINT "refund_request_photos_used_has_position" CHECK (
        ("position" IS NULL) = ("refund_request_id" IS NULL)
    ),
    ADD CONSTRAINT "refund_request_photos_size_positive" CHECK ("width" > 0 AND "height" > 0);

-- What the clean-up deletes each hour: photos that no request uses.
CREATE INDEX "refund_request_photos_unused_idx" ON "refund_request_photos"("created_at")
    WHERE "refund_request_id" IS NULL;

-- WebP is compressed already.
ALTER TABLE "refund_request_photos" ALTER COLUMN "webp" SET STORAGE EXTERNAL;
