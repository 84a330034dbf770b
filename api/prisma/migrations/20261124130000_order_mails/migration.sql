-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'ORDER_PAYMENT_PENDING';
ALTER TYPE "mail_kind" ADD VALUE 'ORDER_PAYMENT_FAILED';
ALTER TYPE "mail_kind" ADD VALUE 'ORDER_PLACED';
ALTER TYPE "mail_kind" ADD VALUE 'ORDER_PACKED';
ALTER TYPE "mail_kind" ADD VALUE 'ORDER_ITEMS_UNAVAILABLE';
ALTER TYPE "mail_kind" ADD VALUE 'ORDER_OUT_FOR_DELIVERY';
ALTER TYPE "mail_kind" ADD VALUE 'ORDER_DELIVERED';
ALTER TYPE "mail_kind" ADD VALUE 'ORDER_CANCELLED';
ALTER TYPE "mail_kind" ADD VALUE 'ORDER_REFUNDED';

-- CreateEnum
CREATE TYPE "mail_category" AS ENUM ('ORDER_UPDATES', 'BACK_IN_STOCK');

-- CreateTable
CREATE TABLE "mail_opt_outs" (
    "user_id" UUID NOT NULL,
    "category" "mail_category" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_opt_outs_pkey" PRIMARY KEY ("user_id","category")
);

-- AlterTable
ALTER TABLE "mails" ADD COLUMN "order_id" UUID,
ADD COLUMN "refund_id" UUID;

-- CreateIndex
CREATE INDEX "mails_order_id_idx" ON "mails"("order_id");

-- CreateIndex
CREATE INDEX "mails_refund_id_idx" ON "mails"("refund_id");

-- AddForeignKey
ALTER TABLE "mail_opt_outs" ADD CONSTRAINT "mail_opt_outs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE CASCADE ON UPDATE CASCADE;
