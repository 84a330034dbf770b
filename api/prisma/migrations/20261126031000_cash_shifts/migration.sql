-- CreateEnum
CREATE TYPE "cash_movement_kind" AS ENUM ('COLLECTION', 'REFUND');

-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'CASH_SHIFT_CLOSE';
ALTER TYPE "audit_action" ADD VALUE 'CASH_SHIFT_SIGN_OFF';

-- AlterEnum
ALTER TYPE "audit_subject" ADD VALUE 'CASH_SHIFT';

-- CreateTable
CREATE TABLE "cash_shifts" (
    "id" UUID NOT NULL,
    "holder_id" UUID NOT NULL,
    "opening_paise" BIGINT NOT NULL DEFAULT 0,
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),
    "closed_by_id" UUID,
    "expected_paise" BIGINT,
    "counted_paise" BIGINT,
    "difference_paise" BIGINT GENERATED ALWAYS AS ("counted_paise" - "expected_paise") STORED,
    "signed_off_at" TIMESTAMPTZ(3),
    "signed_off_by_id" UUID,
    "note" TEXT,

    CONSTRAINT "cash_shifts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cash_movements" (
    "id" UUID NOT NULL,
    "shift_id" UUID NOT NULL,
    "kind" "cash_movement_kind" NOT NULL,
    "amount_paise" BIGINT NOT NULL,
    "order_id" UUID NOT NULL,
    "actor_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cash_movements_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "cash_shifts_holder_id_id_idx" ON "cash_shifts"("holder_id", "id");

-- CreateIndex
CREATE INDEX "cash_shifts_closed_by_id_idx" ON "cash_shifts"("closed_by_id");

-- CreateIndex
CREATE INDEX "cash_shifts_signed_off_by_id_idx" ON "cash_shifts"("signed_off_by_id");

-- CreateIndex
CREATE INDEX "cash_movements_shift_id_id_idx" ON "cash_movements"("shift_id", "id");

-- CreateIndex
CREATE INDEX "cash_movements_order_id_idx" ON "cash_movements"("order_id");

-- CreateIndex
CREATE INDEX "cash_movements_actor_id_idx" ON "cash_movements"("actor_id");

-- AddForeignKey
ALTER TABLE "cash_shifts" ADD CONSTRAINT "cash_shifts_holder_id_fkey" FOREIGN KEY ("holder_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cash_shifts" ADD CONSTRAINT "cash_shifts_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cash_shifts" ADD CONSTRAINT "cash_shifts_signed_off_by_id_fkey" FOREIGN KEY ("signed_off_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cash_movements" ADD CONSTRAINT "cash_movements_shift_id_fkey" FOREIGN KEY ("shift_id") REFERENCES "cash_shifts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cash_movements" ADD CONSTRAINT "cash_movements_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cash_movements" ADD CONSTRAINT "cash_movements_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what Prisma's language has no words for.

-- Whoever carries cash has one open shift, and the cash of an order is collected once.
CREATE UNIQUE INDEX "cash_shifts_open_key" ON "cash_shifts"("holder_id") WHERE "closed_at" IS NULL;
CREATE UNIQUE INDEX "cash_movements_collection_key" ON "cash_movements"("order_id") WHERE "kind" = 'COLLECTION';
CREATE INDEX "cash_shifts_to_sign_off_idx" ON "cash_shifts"("id") WHERE "closed_at" IS NOT NULL AND "signed_off_at" IS NULL;

ALTER TABLE "cash_shifts"
    ADD CONSTRAINT "cash_shifts_opening_is_not_negative" CHECK ("opening_paise" >= 0),
    ADD CONSTRAINT "cash_shifts_counted_is_not_negative" CHECK ("counted_paise" >= 0),
    ADD CONSTRAINT "cash_shifts_closed_is_counted" CHECK (num_nulls("closed_at", "closed_by_id", "expected_paise", "counted_paise") IN (0, 4)),
    ADD CONSTRAINT "cash_shifts_signed_off_is_closed"
        CHECK (num_nulls("signed_off_at", "signed_off_by_id") IN (0, 2) AND ("signed_off_at" IS NULL OR "closed_at" IS NOT NULL)),
    ADD CONSTRAINT "cash_shifts_note_length" CHECK (char_length("note") <= 200),
    ADD CONSTRAINT "cash_shifts_difference_has_note"
        CHECK ("signed_off_at" IS NULL OR "counted_paise" = "expected_paise" OR char_length("note") > 0);
ALTER TABLE "cash_movements" ADD CONSTRAINT "cash_movements_sign"
    CHECK (CASE "kind" WHEN 'COLLECTION' THEN "amount_paise" > 0 WHEN 'REFUND' THEN "amount_paise" < 0 END);

-- A shift that an admin has signed off never changes.
CREATE FUNCTION "keep_signed_off_cash_shift"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'A cash shift that is signed off never changes' USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER "signed_off_cash_shifts_never_change" BEFORE UPDATE OR DELETE ON "cash_shifts"
    FOR EACH ROW WHEN (OLD."signed_off_at" IS NOT NULL) EXECUTE FUNCTION "keep_signed_off_cash_shift"();

-- Movements are a ledger: they are added to an open shift, whose row is locked meanwhile, and never change.
CREATE FUNCTION "keep_cash_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM FROM "cash_shifts" WHERE "id" = NEW."shift_id" AND "closed_at" IS NULL FOR NO KEY UPDATE;
        IF FOUND THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'A cash movement needs an open shift' USING ERRCODE = 'check_violation';
    END IF;
    RAISE EXCEPTION 'A cash movement never changes' USING ERRCODE = 'check_violation';
END
$$;
CREATE TRIGGER "cash_movements_never_change" BEFORE INSERT OR UPDATE OR DELETE ON "cash_movements"
    FOR EACH ROW EXECUTE FUNCTION "keep_cash_movement"();
