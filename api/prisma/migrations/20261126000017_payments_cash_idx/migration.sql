CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_cash_paid_at_idx" ON "payments"("paid_at") WHERE "method" = 'CASH_ON_DELIVERY';
