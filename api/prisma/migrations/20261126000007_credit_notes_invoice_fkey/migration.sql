-- The tables are new and empty, so nothing is read; each referenced table is locked for a moment, one a migration.
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
