-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'EMAIL_CHANGE_REQUESTED';

-- CreateIndex
CREATE INDEX "mails_recipient_idx" ON "mails"("recipient");
