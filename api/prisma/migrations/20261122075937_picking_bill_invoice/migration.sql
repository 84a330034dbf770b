-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'USER_ROLE';
ALTER TYPE "audit_action" ADD VALUE 'ORDER_PICK';
ALTER TYPE "audit_action" ADD VALUE 'JOB_RETRY';
ALTER TYPE "audit_action" ADD VALUE 'JOB_DISCARD';

-- AlterEnum
ALTER TYPE "audit_subject" ADD VALUE 'JOB';

-- AlterEnum
ALTER TYPE "order_actor" ADD VALUE 'PICKER';
ALTER TYPE "order_actor" ADD VALUE 'RIDER';

-- AlterEnum
ALTER TYPE "role" ADD VALUE 'PICKER';
ALTER TYPE "role" ADD VALUE 'RIDER';

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "gst_percent" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "hsn_code" TEXT,
ADD COLUMN     "picked_quantity" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "delivered_at" TIMESTAMPTZ(3),
ADD COLUMN     "handling_fee_paise" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "picker_id" UUID,
ADD COLUMN     "promised_at" TIMESTAMPTZ(3),
ADD COLUMN     "rider_id" UUID;

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "gst_percent" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "hsn_code" TEXT;

-- CreateTable
CREATE TABLE "invoices" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "financial_year" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "seller_name" TEXT NOT NULL,
    "seller_address" TEXT NOT NULL,
    "seller_state" TEXT NOT NULL,
    "seller_gstin" TEXT,
    "fee_gst_percent" INTEGER NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice_series" (
    "financial_year" TEXT NOT NULL,
    "last_number" INTEGER NOT NULL,

    CONSTRAINT "invoice_series_pkey" PRIMARY KEY ("financial_year")
);

-- CreateIndex
CREATE UNIQUE INDEX "invoices_order_id_key" ON "invoices"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "invoices_financial_year_number_key" ON "invoices"("financial_year", "number");

-- CreateIndex
CREATE INDEX "orders_picker_id_idx" ON "orders"("picker_id");

-- CreateIndex
CREATE INDEX "orders_rider_id_idx" ON "orders"("rider_id");

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_picker_id_fkey" FOREIGN KEY ("picker_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_rider_id_fkey" FOREIGN KEY ("rider_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what Prisma's language has no words for.

-- What was packed or delivered before there were marks, was packed as ordered.
UPDATE "order_lines" SET "picked_quantity" = "order_lines"."quantity" - "short_quantity"
FROM "orders" WHERE "orders"."id" = "order_lines"."order_id"
    AND "orders"."status" IN ('PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED');
UPDATE "orders" SET "delivered_at" = "event"."created_at"
FROM "order_events" AS "event" WHERE "event"."order_id" = "orders"."id" AND "event"."status" = 'DELIVERED';

ALTER TABLE "orders"
    DROP CONSTRAINT "orders_amounts_not_negative",
    DROP CONSTRAINT "orders_grand_total_adds_up",
    ADD CONSTRAINT "orders_amounts_not_negative" CHECK (
        "items_total_paise" >= 0 AND "delivery_fee_paise" >= 0 AND "handling_fee_paise" >= 0
    ),
    ADD CONSTRAINT "orders_grand_total_adds_up" CHECK (
        "grand_total_paise" = "items_total_paise" + "delivery_fee_paise" + "handling_fee_paise"
    );

ALTER TABLE "order_lines"
    ADD CONSTRAINT "order_lines_gst_in_range" CHECK ("gst_percent" BETWEEN 0 AND 100),
    ADD CONSTRAINT "order_lines_picked_in_range" CHECK (
        "picked_quantity" >= 0 AND "picked_quantity" + "short_quantity" <= "quantity"
    );

ALTER TABLE "products"
    ADD CONSTRAINT "products_gst_in_range" CHECK ("gst_percent" BETWEEN 0 AND 100),
    ADD CONSTRAINT "products_hsn_code_is_code" CHECK ("hsn_code" ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$');

ALTER TABLE "invoice_series"
    ADD CONSTRAINT "invoice_series_year_is_year" CHECK ("financial_year" ~ '^[0-9]{2}-[0-9]{2}$'),
    ADD CONSTRAINT "invoice_series_last_number_positive" CHECK ("last_number" >= 1);
ALTER TABLE "invoices"
    ADD CONSTRAINT "invoices_number_positive" CHECK ("number" >= 1),
    ADD CONSTRAINT "invoices_fee_gst_in_range" CHECK ("fee_gst_percent" BETWEEN 0 AND 100),
    ADD CONSTRAINT "invoices_financial_year_fkey" FOREIGN KEY ("financial_year")
        REFERENCES "invoice_series"("financial_year") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An invoice that was issued stays as it is, and its number is never given again.
CREATE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'invoices_are_final: an issued invoice can be neither changed nor deleted';
END
$$;

CREATE TRIGGER "invoices_are_final" BEFORE UPDATE OR DELETE ON "invoices"
    FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();
