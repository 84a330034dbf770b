ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_round_off_in_range";
