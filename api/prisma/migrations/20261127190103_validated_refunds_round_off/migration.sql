ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_round_off_to_rupee";
