-- AlterTable
ALTER TABLE "users" ADD COLUMN     "amount_spent_paise" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "last_order_at" TIMESTAMPTZ(3),
ADD COLUMN     "number_of_orders" INTEGER NOT NULL DEFAULT 0;
