-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'ORDER_MOVE';
ALTER TYPE "audit_action" ADD VALUE 'ORDER_REFUND';

-- AlterEnum
ALTER TYPE "audit_subject" ADD VALUE 'ORDER';

-- CreateEnum
CREATE TYPE "order_actor" AS ENUM ('SHOPPER', 'ADMIN', 'PAYMENT', 'SYSTEM');

-- CreateEnum
CREATE TYPE "refund_reason" AS ENUM ('CANCELLED', 'SHORT', 'RETURNED', 'LATE_PAYMENT', 'PROVIDER');

-- CreateEnum
CREATE TYPE "refund_status" AS ENUM ('PENDING', 'SUCCEEDED', 'FAILED');

-- CreateEnum
CREATE TYPE "test_payment_status" AS ENUM ('OPEN', 'PAID', 'DECLINED', 'EXPIRED');

-- DropIndex
DROP INDEX "payments_order_id_idx";

-- DropIndex
DROP INDEX "payments_status_expires_at_idx";

-- AlterTable
-- Before there were actors, shoppers placed orders and nothing else happened.
ALTER TABLE "order_events" ADD COLUMN     "actor" "order_actor" NOT NULL DEFAULT 'SHOPPER';
ALTER TABLE "order_events" ALTER COLUMN "actor" DROP DEFAULT;

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "refunded_quantity" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "short_quantity" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "checked_at" TIMESTAMPTZ(3),
ADD COLUMN     "page_over_at" TIMESTAMPTZ(3),
ADD COLUMN     "paid_at" TIMESTAMPTZ(3),
ADD COLUMN     "provider_payment_id" TEXT,
ADD COLUMN     "session_url" TEXT;

-- CreateTable
CREATE TABLE "refunds" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "amount_paise" BIGINT NOT NULL,
    "reason" "refund_reason" NOT NULL,
    "status" "refund_status" NOT NULL DEFAULT 'PENDING',
    "provider_refund_id" TEXT,
    "failure" TEXT,
    "actor_id" UUID,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund_lines" (
    "refund_id" UUID NOT NULL,
    "order_line_id" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "refund_lines_pkey" PRIMARY KEY ("refund_id","order_line_id")
);

-- CreateTable
CREATE TABLE "test_payments" (
    "id" TEXT NOT NULL,
    "payment_id" TEXT,
    "key" TEXT NOT NULL,
    "status" "test_payment_status" NOT NULL DEFAULT 'OPEN',
    "amount_paise" BIGINT NOT NULL,
    "refunded_paise" BIGINT NOT NULL DEFAULT 0,
    "order_ref" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "success_url" TEXT NOT NULL,
    "cancel_url" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_refunds" (
    "id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "amount_paise" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_refunds_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "refunds_provider_refund_id_key" ON "refunds"("provider_refund_id");

-- CreateIndex
CREATE INDEX "refunds_payment_id_id_idx" ON "refunds"("payment_id", "id");

-- CreateIndex
CREATE INDEX "refunds_actor_id_idx" ON "refunds"("actor_id");

-- CreateIndex
CREATE INDEX "refunds_status_created_at_idx" ON "refunds"("status", "created_at");

-- CreateIndex
CREATE INDEX "refund_lines_order_line_id_idx" ON "refund_lines"("order_line_id");

-- CreateIndex
CREATE UNIQUE INDEX "test_payments_payment_id_key" ON "test_payments"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "test_payments_key_key" ON "test_payments"("key");

-- CreateIndex
CREATE INDEX "test_payments_created_at_idx" ON "test_payments"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "test_refunds_key_key" ON "test_refunds"("key");

-- CreateIndex
CREATE INDEX "test_refunds_session_id_idx" ON "test_refunds"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_order_id_key" ON "payments"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_provider_payment_id_key" ON "payments"("provider_payment_id");

-- CreateIndex
CREATE INDEX "payments_status_method_created_at_idx" ON "payments"("status", "method", "created_at");

-- CreateIndex
CREATE INDEX "webhook_events_handled_at_idx" ON "webhook_events"("handled_at");

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_line_id_fkey" FOREIGN KEY ("order_line_id") REFERENCES "order_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_refunds" ADD CONSTRAINT "test_refunds_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "test_payments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what Prisma's language has no words for.

-- A shopper has one open payment at most, so nobody holds more stock than a cart has.
CREATE UNIQUE INDEX "orders_one_unpaid_per_user" ON "orders"("user_id") WHERE "status" = 'PENDING_PAYMENT';

-- What the reconciler asks about: hosted pages that may still be paid on, or have been.
CREATE INDEX "payments_open_page_idx" ON "payments"("checked_at" NULLS FIRST)
    WHERE "provider_session_id" IS NOT NULL AND "page_over_at" IS NULL AND "paid_at" IS NULL;

ALTER TABLE "order_lines"
    ADD CONSTRAINT "order_lines_missing_and_returned_in_range" CHECK (
        "short_quantity" >= 0 AND "refunded_quantity" >= 0 AND "short_quantity" + "refunded_quantity" <= "quantity"
    );

ALTER TABLE "payments"
    ADD CONSTRAINT "payments_paid_has_moment" CHECK (
        ("paid_at" IS NOT NULL) = ("status" IN ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'))
    ),
    ADD CONSTRAINT "payments_cash_has_no_provider" CHECK (
        "method" = 'ONLINE' OR num_nonnulls("provider", "provider_session_id", "provider_payment_id", "expires_at") = 0
    );

ALTER TABLE "refunds"
    ADD CONSTRAINT "refunds_amount_positive" CHECK ("amount_paise" > 0),
    ADD CONSTRAINT "refunds_settled_has_moment" CHECK (("settled_at" IS NULL) = ("status" = 'PENDING'));

ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_quantity_positive" CHECK ("quantity" >= 1);

ALTER TABLE "test_payments"
    ADD CONSTRAINT "test_payments_amount_positive" CHECK ("amount_paise" > 0),
    ADD CONSTRAINT "test_payments_refunded_in_range" CHECK ("refunded_paise" BETWEEN 0 AND "amount_paise"),
    ADD CONSTRAINT "test_payments_paid_has_id" CHECK (("payment_id" IS NOT NULL) = ("status" = 'PAID'));

ALTER TABLE "test_refunds" ADD CONSTRAINT "test_refunds_amount_positive" CHECK ("amount_paise" > 0);
