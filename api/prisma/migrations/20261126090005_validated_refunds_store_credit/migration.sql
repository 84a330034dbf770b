ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_amount_positive";
