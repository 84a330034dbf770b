-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_rider_id_fkey" FOREIGN KEY ("rider_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

-- By hand: what Prisma's language has no words for.

-- A failed delivery has a reason, and nothing else has one.
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_failed_has_reason"
    CHECK (("status" = 'DELIVERY_FAILED') = ("delivery_failure_reason" IS NOT NULL)) NOT VALID;
