-- CreateEnum
CREATE TYPE "refund_method" AS ENUM ('ORIGINAL_PAYMENT', 'CASH');

-- CreateEnum
CREATE TYPE "refund_line_restock_type" AS ENUM ('RETURN', 'DISCARD', 'NO_RESTOCK');

-- CreateEnum
CREATE TYPE "sale_action" AS ENUM ('ORDER', 'RETURN');

-- CreateEnum
CREATE TYPE "sale_line_type" AS ENUM ('PRODUCT', 'DELIVERY_FEE', 'HANDLING_FEE', 'TIP');

-- AlterEnum
ALTER TYPE "stock_reason" ADD VALUE 'RETURN';
ALTER TYPE "stock_reason" ADD VALUE 'WASTE';

-- CreateTable
CREATE TABLE "credit_notes" (
    "id" UUID NOT NULL,
    "invoice_id" UUID NOT NULL,
    "refund_id" UUID,
    "financial_year" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "number_prefix" TEXT NOT NULL,
    "is_sample" BOOLEAN NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credit_notes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "credit_notes_number_positive" CHECK ("number" >= 1),
    CONSTRAINT "credit_notes_number_prefix_form" CHECK ("number_prefix" ~ '^[A-Za-z0-9/-]{1,3}$')
);

-- CreateTable
CREATE TABLE "sales" (
    "id" UUID NOT NULL,
    "invoice_id" UUID NOT NULL,
    "action" "sale_action" NOT NULL,
    "line_type" "sale_line_type" NOT NULL,
    "order_line_id" UUID,
    "product_id" UUID,
    "quantity" INTEGER NOT NULL,
    "total_paise" BIGINT NOT NULL,
    "taxable_paise" BIGINT NOT NULL,
    "tax_paise" BIGINT NOT NULL,
    "discount_paise" BIGINT NOT NULL,
    "gst_percent" SMALLINT NOT NULL,
    "hsn_code" TEXT,
    "is_inter_state" BOOLEAN NOT NULL,
    "payment_method" "payment_method" NOT NULL,
    "credit_note_id" UUID,
    "happened_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sales_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "sales_total_adds_up" CHECK ("total_paise" = "taxable_paise" + "tax_paise"),
    CONSTRAINT "sales_order_adds" CHECK ("action" = 'RETURN'
        OR ("quantity" >= 0 AND "total_paise" >= 0 AND "taxable_paise" >= 0 AND "tax_paise" >= 0 AND "discount_paise" >= 0 AND "credit_note_id" IS NULL)),
    CONSTRAINT "sales_return_takes_back" CHECK ("action" = 'ORDER'
        OR ("quantity" <= 0 AND "total_paise" <= 0 AND "discount_paise" <= 0)),
    CONSTRAINT "sales_product_has_line" CHECK (("line_type" = 'PRODUCT') = ("order_line_id" IS NOT NULL AND "product_id" IS NOT NULL)),
    CONSTRAINT "sales_fee_has_no_pieces" CHECK ("line_type" = 'PRODUCT' OR ("quantity" = 0 AND "discount_paise" = 0)),
    CONSTRAINT "sales_tip_is_untaxed" CHECK ("line_type" <> 'TIP' OR ("tax_paise" = 0 AND "credit_note_id" IS NULL)),
    CONSTRAINT "sales_credit_note_id_fkey" FOREIGN KEY ("credit_note_id") REFERENCES "credit_notes"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "credit_notes_refund_id_key" ON "credit_notes"("refund_id");

-- CreateIndex
CREATE INDEX "credit_notes_invoice_id_idx" ON "credit_notes"("invoice_id");

-- CreateIndex
CREATE UNIQUE INDEX "credit_notes_financial_year_is_sample_number_key" ON "credit_notes"("financial_year", "is_sample", "number");

-- CreateIndex
CREATE INDEX "sales_invoice_id_idx" ON "sales"("invoice_id");

-- CreateIndex
CREATE INDEX "sales_happened_at_idx" ON "sales"("happened_at");

-- An invoice adds each of its lines once.
CREATE UNIQUE INDEX "sales_order_once" ON "sales"("invoice_id", "line_type", "order_line_id") NULLS NOT DISTINCT WHERE "action" = 'ORDER';

-- What is in the books stays as it is; a correction is another entry.
CREATE FUNCTION "refuse_sale_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '%_are_final: what was issued can be neither changed nor deleted', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER "credit_notes_are_final" BEFORE UPDATE OR DELETE ON "credit_notes"
    FOR EACH ROW EXECUTE FUNCTION "refuse_sale_change"();
CREATE TRIGGER "sales_are_final" BEFORE UPDATE OR DELETE ON "sales"
    FOR EACH ROW EXECUTE FUNCTION "refuse_sale_change"();
