-- A refund in cash is a row of the shift of who pays it out; nothing has written such rows before.
ALTER TABLE "cash_movements"
    ADD COLUMN "refund_id" UUID,
    ADD CONSTRAINT "cash_movements_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID,
    ADD CONSTRAINT "cash_movements_refund_has_id" CHECK (("kind" = 'REFUND') = ("refund_id" IS NOT NULL)) NOT VALID;
