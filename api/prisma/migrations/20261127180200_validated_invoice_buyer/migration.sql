ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_buyer_is_whole";
