-- Tables, columns and enum values take the words that commerce, OAuth and payment APIs use. No row is added or removed.

-- Tables
ALTER TABLE "media_files" RENAME TO "pictures";
ALTER TABLE "search_misses" RENAME TO "zero_result_searches";
ALTER TABLE "spent_refresh_tokens" RENAME TO "rotated_refresh_tokens";
ALTER TABLE "test_payments" RENAME TO "sandbox_payments";
ALTER TABLE "test_refunds" RENAME TO "sandbox_refunds";
ALTER TABLE "webhook_events" RENAME TO "payment_webhook_events";

-- Columns
ALTER TABLE "api_tokens" RENAME COLUMN "hint" TO "last_four";
ALTER TABLE "catalogue_imports" RENAME COLUMN "same_count" TO "unchanged_count";
ALTER TABLE "catalogue_imports" RENAME COLUMN "refused_count" TO "rejected_count";
ALTER TABLE "mails" RENAME COLUMN "begun_at" TO "claimed_at";
ALTER TABLE "order_lines" RENAME COLUMN "short_quantity" TO "missing_quantity";
ALTER TABLE "orders" RENAME COLUMN "promised_at" TO "estimated_delivery_at";
ALTER TABLE "payments" RENAME COLUMN "page_over_at" TO "session_closed_at";
ALTER TABLE "pictures" RENAME COLUMN "tint" TO "dominant_color";
ALTER TABLE "product_pictures" RENAME COLUMN "file_id" TO "picture_id";
ALTER TABLE "rotated_refresh_tokens" RENAME COLUMN "spent_at" TO "rotated_at";
ALTER TABLE "webhook_deliveries" RENAME COLUMN "settled_at" TO "completed_at";
ALTER TABLE "webhook_endpoints" RENAME COLUMN "sealed_secret" TO "encrypted_secret";

-- Enum types and values
ALTER TYPE "test_payment_status" RENAME TO "sandbox_payment_status";
ALTER TYPE "audit_action" RENAME VALUE 'CATEGORY_ADD' TO 'CATEGORY_CREATE';
ALTER TYPE "audit_action" RENAME VALUE 'CATEGORY_EDIT' TO 'CATEGORY_UPDATE';
ALTER TYPE "audit_action" RENAME VALUE 'SUB_CATEGORY_ADD' TO 'SUB_CATEGORY_CREATE';
ALTER TYPE "audit_action" RENAME VALUE 'SUB_CATEGORY_EDIT' TO 'SUB_CATEGORY_UPDATE';
ALTER TYPE "audit_action" RENAME VALUE 'PRODUCT_ADD' TO 'PRODUCT_CREATE';
ALTER TYPE "audit_action" RENAME VALUE 'PRODUCT_EDIT' TO 'PRODUCT_UPDATE';
ALTER TYPE "audit_action" RENAME VALUE 'USER_ROLE' TO 'USER_ROLE_UPDATE';
ALTER TYPE "audit_action" RENAME VALUE 'ORDER_MOVE' TO 'ORDER_UPDATE_STATE';
ALTER TYPE "audit_action" RENAME VALUE 'WEBHOOK_ADD' TO 'WEBHOOK_ENDPOINT_CREATE';
ALTER TYPE "audit_action" RENAME VALUE 'WEBHOOK_EDIT' TO 'WEBHOOK_ENDPOINT_UPDATE';
ALTER TYPE "audit_action" RENAME VALUE 'WEBHOOK_DELETE' TO 'WEBHOOK_ENDPOINT_DELETE';
ALTER TYPE "audit_subject" RENAME VALUE 'WEBHOOK' TO 'WEBHOOK_ENDPOINT';
ALTER TYPE "code_purpose" RENAME VALUE 'PASSWORD_RESET_GRANT' TO 'PASSWORD_RESET_TOKEN';
ALTER TYPE "import_outcome" RENAME VALUE 'SAME' TO 'UNCHANGED';
ALTER TYPE "import_outcome" RENAME VALUE 'REFUSED' TO 'REJECTED';
ALTER TYPE "mail_kind" RENAME VALUE 'SESSION_STOLEN' TO 'REFRESH_TOKEN_REUSED';
ALTER TYPE "mail_kind" RENAME VALUE 'API_TOKEN_ADDED' TO 'API_TOKEN_CREATED';
ALTER TYPE "refund_reason" RENAME VALUE 'SHORT' TO 'MISSING';
ALTER TYPE "stock_reason" RENAME VALUE 'CANCEL' TO 'CANCELLATION';
ALTER TYPE "webhook_delivery_state" RENAME VALUE 'WAITING' TO 'PENDING';

-- Constraints and indexes follow the names of their tables and columns. A constraint's index is renamed with it.
CREATE FUNCTION pg_temp.standard_name(name text) RETURNS text LANGUAGE sql AS $$
  SELECT regexp_replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    name, 'product_pictures_file_id', 'product_pictures_picture_id'),
    'media_files', 'pictures'),
    'search_misses', 'zero_result_searches'),
    'spent_refresh_tokens', 'rotated_refresh_tokens'),
    'rotated_refresh_tokens_spent_at', 'rotated_refresh_tokens_rotated_at'),
    'test_payments', 'sandbox_payments'),
    'test_refunds', 'sandbox_refunds'),
    'api_tokens_hint', 'api_tokens_last_four'),
    'short_quantity', 'missing_quantity'),
    'promised_at', 'estimated_delivery_at'),
    'page_over_at', 'session_closed_at'),
    'pictures_tint', 'pictures_dominant_color'),
    'settled_at', 'completed_at'),
    'sealed_secret', 'encrypted_secret'),
    'begun_at', 'claimed_at'),
    'products_parts_idx', 'products_admin_search_idx'),
    '(?<!payment_)webhook_events', 'payment_webhook_events')
$$;

DO $$
DECLARE
  item record;
BEGIN
  FOR item IN
    SELECT conrelid::regclass AS relation, conname AS name FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND conname <> pg_temp.standard_name(conname)
      AND conname NOT LIKE 'refunds\_%'
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', item.relation, item.name, pg_temp.standard_name(item.name));
  END LOOP;
  FOR item IN
    SELECT indexname AS name FROM pg_indexes
    WHERE schemaname = 'public' AND indexname <> pg_temp.standard_name(indexname) AND indexname NOT LIKE 'refunds\_%'
  LOOP
    EXECUTE format('ALTER INDEX %I RENAME TO %I', item.name, pg_temp.standard_name(item.name));
  END LOOP;
END
$$;

-- The built-in payment provider is called a sandbox, also where its name is stored.
UPDATE "payments" SET "provider" = 'sandbox' WHERE "provider" = 'test';
UPDATE "payment_webhook_events" SET "provider" = 'sandbox' WHERE "provider" = 'test';

-- Queued and scheduled jobs keep their work under the new task names. The queue's tables do not exist before the first worker.
DO $$
BEGIN
  IF to_regclass('graphile_worker._private_tasks') IS NOT NULL THEN
    UPDATE graphile_worker._private_tasks SET identifier = 'processImport' WHERE identifier = 'workOnImport';
    UPDATE graphile_worker._private_tasks SET identifier = 'purgeUnusedPictures' WHERE identifier = 'sweepPictures';
    UPDATE graphile_worker._private_known_crontabs SET identifier = 'purgeUnusedPictures' WHERE identifier = 'sweepPictures';
  END IF;
END
$$;
