-- CreateEnum
CREATE TYPE "store_credit_event" AS ENUM ('ADJUSTMENT', 'ORDER_PAYMENT', 'ORDER_REFUND', 'ORDER_CANCELLATION', 'PAYMENT_FAILURE', 'ITEMS_UNAVAILABLE');

-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'STORE_CREDIT_ADJUST';

-- CreateTable
CREATE TABLE "store_credit_accounts" (
    "user_id" UUID NOT NULL,
    "balance_paise" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "store_credit_accounts_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "store_credit_transactions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "event" "store_credit_event" NOT NULL,
    "amount_paise" BIGINT NOT NULL,
    "balance_after_paise" BIGINT NOT NULL DEFAULT 0,
    "order_id" UUID,
    "refund_id" UUID,
    "actor_id" UUID,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "store_credit_transactions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "store_credit_transactions_user_id_id_idx" ON "store_credit_transactions"("user_id", "id");

-- CreateIndex
CREATE INDEX "store_credit_transactions_order_id_idx" ON "store_credit_transactions"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "store_credit_transactions_refund_id_key" ON "store_credit_transactions"("refund_id");

-- CreateIndex
CREATE INDEX "store_credit_transactions_actor_id_idx" ON "store_credit_transactions"("actor_id");

-- CreateIndex
CREATE INDEX "store_credit_transactions_created_at_idx" ON "store_credit_transactions" USING BRIN ("created_at");

-- AddForeignKey
ALTER TABLE "store_credit_accounts" ADD CONSTRAINT "store_credit_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "store_credit_transactions" ADD CONSTRAINT "store_credit_transactions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "store_credit_accounts"("user_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "store_credit_transactions" ADD CONSTRAINT "store_credit_transactions_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "store_credit_transactions" ADD CONSTRAINT "store_credit_transactions_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "store_credit_transactions" ADD CONSTRAINT "store_credit_transactions_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what Prisma's language has no words for.

ALTER TABLE "store_credit_accounts" ADD CONSTRAINT "store_credit_accounts_balance_is_not_negative" CHECK ("balance_paise" >= 0);
ALTER TABLE "store_credit_transactions"
    ADD CONSTRAINT "store_credit_transactions_sign"
        CHECK (CASE "event" WHEN 'ADJUSTMENT' THEN "amount_paise" <> 0 WHEN 'ORDER_PAYMENT' THEN "amount_paise" < 0 ELSE "amount_paise" > 0 END),
    ADD CONSTRAINT "store_credit_transactions_cause"
        CHECK (("event" = 'ADJUSTMENT') = ("order_id" IS NULL) AND ("event" = 'ORDER_REFUND') = ("refund_id" IS NOT NULL)),
    ADD CONSTRAINT "store_credit_transactions_note_length" CHECK (char_length("note") <= 200);

-- Transactions are a ledger: each one changes the balance of its account, whose row is locked meanwhile, and never changes itself. Its note
-- is erased with the account.
CREATE FUNCTION "keep_store_credit_transaction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        INSERT INTO "store_credit_accounts" ("user_id") VALUES (NEW."user_id") ON CONFLICT DO NOTHING;
        UPDATE "store_credit_accounts" SET "balance_paise" = "balance_paise" + NEW."amount_paise"
        WHERE "user_id" = NEW."user_id" RETURNING "balance_paise" INTO NEW."balance_after_paise";
        RETURN NEW;
    END IF;
    IF TG_OP = 'UPDATE' THEN
        OLD."note" := NULL;
        IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
    END IF;
    RAISE EXCEPTION 'A store credit transaction never changes' USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER "store_credit_transactions_never_change" BEFORE INSERT OR UPDATE OR DELETE ON "store_credit_transactions"
    FOR EACH ROW EXECUTE FUNCTION "keep_store_credit_transaction"();
