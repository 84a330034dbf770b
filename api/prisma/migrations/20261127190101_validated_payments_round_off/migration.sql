ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_round_off_in_range";
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_round_off_to_rupee";
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_kept_round_off_in_range";
