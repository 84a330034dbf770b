-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'USER_TWO_FACTOR_ENABLE';
ALTER TYPE "audit_action" ADD VALUE 'USER_TWO_FACTOR_DISABLE';
ALTER TYPE "audit_action" ADD VALUE 'USER_TWO_FACTOR_RESET';

-- AlterEnum
ALTER TYPE "code_purpose" ADD VALUE 'LOGIN_CHALLENGE';

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'NEW_DEVICE';
ALTER TYPE "mail_kind" ADD VALUE 'TWO_FACTOR_ENABLED';
ALTER TYPE "mail_kind" ADD VALUE 'TWO_FACTOR_DISABLED';
ALTER TYPE "mail_kind" ADD VALUE 'TWO_FACTOR_BLOCKED';
ALTER TYPE "mail_kind" ADD VALUE 'RECOVERY_CODES_CREATED';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "two_factor_enabled_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "totp_credentials" (
    "user_id" UUID NOT NULL,
    "encrypted_secret" BYTEA NOT NULL,
    "last_used_step" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "totp_credentials_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "user_id" UUID NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("user_id","code_hash")
);

-- AddForeignKey
ALTER TABLE "totp_credentials" ADD CONSTRAINT "totp_credentials_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what Prisma's language has no words for.

ALTER TABLE "totp_credentials"
    ADD CONSTRAINT "totp_credentials_last_used_step_not_negative" CHECK ("last_used_step" >= 0);
ALTER TABLE "recovery_codes"
    ADD CONSTRAINT "recovery_codes_code_hash_is_256_bits" CHECK (octet_length("code_hash") = 32);

-- A second factor that is added or removed changes what its user may do, as another role does.
DROP TRIGGER "user_changes_are_announced" ON "users";
CREATE TRIGGER "user_changes_are_announced" AFTER UPDATE ON "users"
    FOR EACH ROW WHEN (OLD."role" <> NEW."role" OR OLD."status" <> NEW."status"
        OR OLD."two_factor_enabled_at" IS DISTINCT FROM NEW."two_factor_enabled_at")
    EXECUTE FUNCTION "notify_user_change"();
