ALTER TABLE "invoice_series" ADD COLUMN     "last_credit_note" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "last_sample_credit_note" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "last_sample_invoice" INTEGER NOT NULL DEFAULT 0;

-- A year can begin with a sample or a credit note.
ALTER TABLE "invoice_series" DROP CONSTRAINT "invoice_series_last_number_positive";
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_numbers_not_negative" CHECK (
    "last_number" >= 0 AND "last_credit_note" >= 0 AND "last_sample_invoice" >= 0 AND "last_sample_credit_note" >= 0
) NOT VALID;
