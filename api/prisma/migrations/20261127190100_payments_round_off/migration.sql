-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "round_off_paise" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "refunded_round_off_paise" BIGINT NOT NULL DEFAULT 0;

-- By hand: what Prisma's language has no words for.

ALTER TABLE "payments"
    ADD CONSTRAINT "payments_round_off_in_range" CHECK ("round_off_paise" BETWEEN -49 AND 50) NOT VALID,
    ADD CONSTRAINT "payments_round_off_to_rupee"
        CHECK ("round_off_paise" = 0 OR ("method" = 'CASH_ON_DELIVERY' AND ("amount_paise" + "round_off_paise") % 100 = 0)) NOT VALID,
    ADD CONSTRAINT "payments_kept_round_off_in_range" CHECK ("round_off_paise" - "refunded_round_off_paise" BETWEEN -50 AND 50) NOT VALID;

-- What is paid in cash is whole rupees, whoever writes the amount: 50 paise and more become a rupee, less is dropped. Rows of before keep
-- their amount until it changes.
CREATE FUNCTION "round_off_cash"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."round_off_paise" := CASE NEW."method"
        WHEN 'CASH_ON_DELIVERY' THEN (NEW."amount_paise" + 50) / 100 * 100 - NEW."amount_paise" ELSE 0 END;
    RETURN NEW;
END
$$;
CREATE TRIGGER "payments_round_off_cash_inserted" BEFORE INSERT ON "payments"
    FOR EACH ROW EXECUTE FUNCTION "round_off_cash"();
CREATE TRIGGER "payments_round_off_cash_updated" BEFORE UPDATE ON "payments"
    FOR EACH ROW WHEN (OLD."amount_paise" <> NEW."amount_paise" OR OLD."method" <> NEW."method") EXECUTE FUNCTION "round_off_cash"();
