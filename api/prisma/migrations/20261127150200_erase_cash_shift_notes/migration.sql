-- A shift that an admin has signed off never changes, but for its note, which the deletion of the holder's account erases. The difference is
-- generated after the trigger.
CREATE OR REPLACE FUNCTION "keep_signed_off_cash_shift"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' AND NEW."note" = 'Deleted'
        AND to_jsonb(NEW) - '{note,difference_paise}'::text[] = to_jsonb(OLD) - '{note,difference_paise}'::text[] THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'A cash shift that is signed off never changes' USING ERRCODE = 'check_violation';
END
$$;
