-- An account can be erased, an entry of the audit log can't: it has no copies of notes and names. The notes stay where they were written,
-- and the names are read from the accounts. A former rider whose name several accounts have is not known any more.
ALTER TABLE "audit_entries" DISABLE TRIGGER "audit_entries_are_final";

UPDATE "audit_entries" SET "after" = "after" - 'note'
WHERE "action" IN ('ORDER_UPDATE_STATE', 'ORDER_REFUND', 'REFUND_REQUEST_DECLINE', 'STORE_CREDIT_ADJUST', 'CASH_SHIFT_SIGN_OFF')
    AND "after" ? 'note';

UPDATE "audit_entries" SET "subject_name" = NULL
WHERE "subject_type" = 'CASH_SHIFT' AND "subject_name" IS NOT NULL;

WITH "riders" AS (
    SELECT "name", min("id"::text) AS "id" FROM "users" GROUP BY "name" HAVING count(*) = 1
)
UPDATE "audit_entries" SET
    "before" = jsonb_build_object('riderId', (SELECT "id" FROM "riders" WHERE "name" = "before" ->> 'rider')),
    "after" = jsonb_build_object('riderId', (SELECT "id" FROM "riders" WHERE "name" = "after" ->> 'rider'))
WHERE "action" = 'ORDER_ASSIGN_RIDER' AND "after" ? 'rider';

ALTER TABLE "audit_entries" ENABLE TRIGGER "audit_entries_are_final";
