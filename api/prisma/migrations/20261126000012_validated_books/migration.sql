-- The checks that the migrations above added without reading the tables. Reads and writes continue meanwhile.
ALTER TABLE "credit_notes" VALIDATE CONSTRAINT "credit_notes_invoice_id_fkey";
ALTER TABLE "credit_notes" VALIDATE CONSTRAINT "credit_notes_refund_id_fkey";
ALTER TABLE "credit_notes" VALIDATE CONSTRAINT "credit_notes_financial_year_fkey";
