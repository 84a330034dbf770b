ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_number_prefix_form";
