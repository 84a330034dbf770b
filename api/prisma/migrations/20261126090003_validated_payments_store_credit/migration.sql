ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_refunded_store_credit_in_range";
