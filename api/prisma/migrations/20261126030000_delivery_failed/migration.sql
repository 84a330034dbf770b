-- CreateEnum
CREATE TYPE "delivery_failure_reason" AS ENUM ('CUSTOMER_NOT_AVAILABLE', 'REFUSED', 'WRONG_ADDRESS');

-- AlterEnum
-- The program writes these values at once, as an exception: a delivery fails rarely, the last release cannot change such an order, and
-- its pages that list one fail only until its last process has ended.
ALTER TYPE "order_status" ADD VALUE 'DELIVERY_FAILED' AFTER 'OUT_FOR_DELIVERY';

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'ORDER_DELIVERY_FAILED' AFTER 'ORDER_OUT_FOR_DELIVERY';

-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'ORDER_ASSIGN_RIDER';

-- AlterTable
ALTER TABLE "order_events" ADD COLUMN     "delivery_failure_reason" "delivery_failure_reason",
ADD COLUMN     "rider_id" UUID;
