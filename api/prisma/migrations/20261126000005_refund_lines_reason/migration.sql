ALTER TABLE "refund_lines" ADD COLUMN     "reason" "refund_request_reason",
ADD COLUMN     "restock_type" "refund_line_restock_type" NOT NULL DEFAULT 'NO_RESTOCK';
