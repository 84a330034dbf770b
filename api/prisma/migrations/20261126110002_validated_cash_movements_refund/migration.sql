ALTER TABLE "cash_movements" VALIDATE CONSTRAINT "cash_movements_refund_id_fkey";
ALTER TABLE "cash_movements" VALIDATE CONSTRAINT "cash_movements_refund_has_id";
