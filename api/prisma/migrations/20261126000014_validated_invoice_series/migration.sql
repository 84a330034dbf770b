ALTER TABLE "invoice_series" VALIDATE CONSTRAINT "invoice_series_numbers_not_negative";
