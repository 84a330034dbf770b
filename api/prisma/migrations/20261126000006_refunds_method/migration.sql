ALTER TABLE "refunds" ADD COLUMN     "method" "refund_method" NOT NULL DEFAULT 'ORIGINAL_PAYMENT';
