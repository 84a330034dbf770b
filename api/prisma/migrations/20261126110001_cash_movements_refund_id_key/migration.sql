-- A refund is paid out once.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "cash_movements_refund_id_key" ON "cash_movements"("refund_id");
