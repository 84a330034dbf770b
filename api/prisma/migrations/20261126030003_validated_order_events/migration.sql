-- The checks that order_events_delivery added without reading the table. Reads and writes continue meanwhile.
ALTER TABLE "order_events" VALIDATE CONSTRAINT "order_events_rider_id_fkey";
ALTER TABLE "order_events" VALIDATE CONSTRAINT "order_events_failed_has_reason";
