-- The stock of a product at the start of its ledger, after older movements were summed up.
ALTER TYPE "stock_reason" ADD VALUE 'OPENING_BALANCE';

-- What has been recorded stays as it is for nine years. Besides, the foreign key's own change is let through, when a user is deleted.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'TRUNCATE' AND NOT EXISTS (SELECT FROM "audit_entries") THEN
        RETURN NULL;
    END IF;
    IF TG_OP = 'DELETE' AND OLD."created_at" < now() - interval '9 years' THEN
        RETURN OLD;
    END IF;
    IF TG_OP = 'UPDATE' AND NEW."actor_id" IS NULL
        AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id'
        AND NOT EXISTS (SELECT FROM "users" WHERE "id" = OLD."actor_id") THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'audit_entries_are_final: what has been recorded can be neither changed nor deleted';
END
$$;
