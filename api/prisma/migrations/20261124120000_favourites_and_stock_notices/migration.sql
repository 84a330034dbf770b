-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'BACK_IN_STOCK';

-- CreateTable
CREATE TABLE "favourites" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favourites_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stock_notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mail_id" UUID,
    "notified_at" TIMESTAMPTZ(3),

    CONSTRAINT "stock_notifications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "favourites_product_id_idx" ON "favourites"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "favourites_user_id_product_id_key" ON "favourites"("user_id", "product_id");

-- CreateIndex
CREATE UNIQUE INDEX "stock_notifications_mail_id_key" ON "stock_notifications"("mail_id");

-- CreateIndex
CREATE INDEX "stock_notifications_product_id_id_idx" ON "stock_notifications"("product_id", "id");

-- CreateIndex
CREATE INDEX "stock_notifications_notified_at_idx" ON "stock_notifications"("notified_at");

-- CreateIndex
CREATE UNIQUE INDEX "stock_notifications_user_id_product_id_key" ON "stock_notifications"("user_id", "product_id");

-- AddForeignKey
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_notifications" ADD CONSTRAINT "stock_notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_notifications" ADD CONSTRAINT "stock_notifications_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_notifications" ADD CONSTRAINT "stock_notifications_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mails"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A product that can be bought again enqueues a job, if somebody has asked for it. Whatever has changed the stock, the row of the
-- product is locked then, and a new request holds a share lock on it: one of the two sees the other.
CREATE FUNCTION "enqueue_stock_notifications"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (
        SELECT FROM "stock_notifications"
        WHERE "product_id" = NEW."id" AND "notified_at" IS NULL AND "mail_id" IS NULL
    ) THEN
        PERFORM "graphile_worker"."add_job"(
            'queueStockNotifications', json_build_object('productId', NEW."id"), job_key => 'queueStockNotifications:' || NEW."id"
        );
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER "restocks_are_notified" AFTER UPDATE ON "products" FOR EACH ROW
    WHEN (
        NEW."stock" > 0 AND NEW."is_published" AND NEW."deleted_at" IS NULL
        AND (OLD."stock" = 0 OR NOT OLD."is_published")
    )
    EXECUTE FUNCTION "enqueue_stock_notifications"();
