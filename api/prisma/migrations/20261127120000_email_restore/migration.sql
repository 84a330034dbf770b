-- AlterEnum
ALTER TYPE "code_purpose" ADD VALUE 'EMAIL_RESTORE' BEFORE 'LOGIN_CHALLENGE';

-- AlterTable
ALTER TABLE "users" ADD COLUMN "email_changed_at" TIMESTAMPTZ(3);
