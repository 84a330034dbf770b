-- AlterEnum
ALTER TYPE "audit_action" ADD VALUE 'STAFF_INVITATION_CREATE';
ALTER TYPE "audit_action" ADD VALUE 'STAFF_INVITATION_DELETE';

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'STAFF_INVITATION';

-- CreateTable
CREATE TABLE "staff_invitations" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "role_definition_id" UUID NOT NULL,
    "invited_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staff_invitations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "staff_invitations_email_lower" CHECK (email = lower(email))
);

-- CreateIndex
CREATE UNIQUE INDEX "staff_invitations_email_key" ON "staff_invitations"("email");

-- CreateIndex
CREATE INDEX "staff_invitations_role_definition_id_idx" ON "staff_invitations"("role_definition_id");

-- CreateIndex
CREATE INDEX "staff_invitations_invited_by_id_idx" ON "staff_invitations"("invited_by_id");

-- AddForeignKey
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_role_definition_id_fkey" FOREIGN KEY ("role_definition_id") REFERENCES "role_definitions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
