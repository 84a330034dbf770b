-- CreateEnum
CREATE TYPE "mail_kind" AS ENUM ('PASSWORD_RESET_CODE', 'PASSWORD_CHANGED', 'EMAIL_VERIFICATION', 'EMAIL_CHANGE', 'EMAIL_CHANGED', 'LOGIN_BLOCKED', 'SESSION_STOLEN', 'ACCOUNT_DELETED');

-- AlterEnum
ALTER TYPE "code_purpose" ADD VALUE 'PASSWORD_RESET_GRANT';

-- DropIndex
DROP INDEX "one_time_codes_user_id_purpose_idx";

-- DropIndex
DROP INDEX "sessions_previous_token_hash_key";

-- DropIndex
DROP INDEX "sessions_user_id_idx";

-- AlterTable
ALTER TABLE "media_files" ADD COLUMN     "cloud" TEXT;

-- Codes of before were for nobody's address.
DELETE FROM "one_time_codes";

-- AlterTable
ALTER TABLE "one_time_codes" ADD COLUMN     "email" TEXT NOT NULL,
ALTER COLUMN "user_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "sessions" DROP COLUMN "previous_token_hash",
DROP COLUMN "rotated_at";

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "pending_email" TEXT;

-- CreateTable
CREATE TABLE "spent_refresh_tokens" (
    "token_hash" BYTEA NOT NULL,
    "session_id" UUID NOT NULL,
    "next_salt" BYTEA NOT NULL,
    "spent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "spent_refresh_tokens_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "mails" (
    "id" UUID NOT NULL,
    "kind" "mail_kind" NOT NULL,
    "user_id" UUID,
    "recipient" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "begun_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "throttle_counts" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "throttle_counts_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "spent_refresh_tokens_session_id_idx" ON "spent_refresh_tokens"("session_id");

-- CreateIndex
CREATE INDEX "spent_refresh_tokens_spent_at_idx" ON "spent_refresh_tokens"("spent_at");

-- CreateIndex
CREATE INDEX "mails_user_id_idx" ON "mails"("user_id");

-- CreateIndex
CREATE INDEX "mails_created_at_idx" ON "mails"("created_at");

-- CreateIndex
CREATE INDEX "throttle_counts_expire_idx" ON "throttle_counts"("expire");

-- CreateIndex
CREATE INDEX "media_files_created_at_idx" ON "media_files"("created_at");

-- CreateIndex
CREATE INDEX "one_time_codes_user_id_idx" ON "one_time_codes"("user_id");

-- CreateIndex
CREATE INDEX "one_time_codes_email_purpose_idx" ON "one_time_codes"("email", "purpose");

-- CreateIndex
CREATE INDEX "one_time_codes_code_hash_idx" ON "one_time_codes"("code_hash");

-- CreateIndex
CREATE INDEX "sessions_user_id_id_idx" ON "sessions"("user_id", "id");

-- AddForeignKey
ALTER TABLE "spent_refresh_tokens" ADD CONSTRAINT "spent_refresh_tokens_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "users"
    ADD CONSTRAINT "users_pending_email_lower_case" CHECK ("pending_email" = lower("pending_email")),
    ADD CONSTRAINT "users_pending_email_is_another" CHECK ("pending_email" <> "email");

ALTER TABLE "spent_refresh_tokens"
    ADD CONSTRAINT "spent_refresh_tokens_token_hash_is_sha256" CHECK (octet_length("token_hash") = 32),
    ADD CONSTRAINT "spent_refresh_tokens_next_salt_is_256_bits" CHECK (octet_length("next_salt") = 32);

ALTER TABLE "one_time_codes"
    ADD CONSTRAINT "one_time_codes_email_lower_case" CHECK ("email" = lower("email")),
    ADD CONSTRAINT "one_time_codes_code_hash_is_256_bits" CHECK (octet_length("code_hash") = 32);

ALTER TABLE "mails"
    ADD CONSTRAINT "mails_recipient_not_blank" CHECK (btrim("recipient") <> ''),
    ADD CONSTRAINT "mails_sent_once_begun" CHECK ("sent_at" IS NULL OR "begun_at" IS NOT NULL);

ALTER TABLE "media_files" ADD CONSTRAINT "media_files_cloud_is_a_name" CHECK ("cloud" ~ '^[A-Za-z0-9_-]{1,100}$');
