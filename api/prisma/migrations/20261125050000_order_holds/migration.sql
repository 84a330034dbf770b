-- CreateEnum
CREATE TYPE "fulfillment_hold_reason" AS ENUM ('HIGH_RISK_OF_FRAUD');

-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'ORDER_RELEASE_HOLD';

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "hold_reason" "fulfillment_hold_reason";

-- By hand: what Prisma's language has no words for.

-- No order on hold is confirmed, picked or sent, whatever the program does: its hold ends before its state changes.
ALTER TABLE "orders"
    ADD CONSTRAINT "orders_held_is_placed" CHECK ("hold_reason" IS NULL OR "status" = 'PLACED') NOT VALID,
    ADD CONSTRAINT "orders_held_has_no_estimate" CHECK ("hold_reason" IS NULL OR "estimated_delivery_at" IS NULL) NOT VALID;
