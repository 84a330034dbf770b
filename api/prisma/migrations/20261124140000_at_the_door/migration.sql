-- Why an online payment failed, for shoppers who want to try again.
CREATE TYPE "payment_failure_reason" AS ENUM ('DECLINED', 'EXPIRED');

ALTER TABLE "payments" ADD COLUMN "failure_reason" "payment_failure_reason";

-- Before this migration the reason was in the order's event alone.
UPDATE "payments" SET "failure_reason" =
    CASE "event"."note" WHEN 'The payment was declined' THEN 'DECLINED'::"payment_failure_reason" ELSE 'EXPIRED'::"payment_failure_reason" END
FROM "order_events" AS "event"
WHERE "event"."order_id" = "payments"."order_id" AND "payments"."status" = 'FAILED' AND "event"."status" = 'PAYMENT_FAILED'
    AND "event"."note" IN ('The payment was declined', 'The payment was not made in time');

ALTER TABLE "payments"
    ADD CONSTRAINT "payments_failure_reason_of_failed" CHECK ("failure_reason" IS NULL OR "status" = 'FAILED');

-- What the shopper asks of the rider, and the tip, which the grand total contains.
ALTER TABLE "orders"
    ADD COLUMN "delivery_note" TEXT,
    ADD COLUMN "leave_at_gate" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "do_not_ring_bell" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "tip_paise" BIGINT NOT NULL DEFAULT 0;

ALTER TABLE "orders"
    DROP CONSTRAINT "orders_grand_total_adds_up",
    ADD CONSTRAINT "orders_grand_total_adds_up" CHECK (
        "grand_total_paise" = "items_total_paise" + "delivery_fee_paise" + "handling_fee_paise" + "tip_paise"
    ),
    ADD CONSTRAINT "orders_tip_in_range" CHECK ("tip_paise" BETWEEN 0 AND 50000 AND "tip_paise" % 100 = 0),
    ADD CONSTRAINT "orders_delivery_note_in_range" CHECK (
        btrim("delivery_note") <> '' AND char_length("delivery_note") <= 200
    );
