import { recordAudits } from '../../../platform/audit/recordAudit.ts';
import type { Transaction } from '../../../platform/db/client.ts';

/** Gives a shopper who has proved the account's address, and chosen its password, the role that the address was invited to. */
export async function acceptStaffInvitation(tx: Transaction, userId: string, now: Date): Promise<void> {
  const [accepted] = await tx.$queryRaw<{ role: string }[]>`
    WITH invitation AS (
      DELETE FROM staff_invitations USING users
      WHERE users.id = ${userId}::uuid AND staff_invitations.email = users.email AND expires_at > ${now}
        AND users.status = 'ACTIVE' AND email_verified_at IS NOT NULL AND password_hash IS NOT NULL
      RETURNING staff_invitations.role_definition_id
    )
    UPDATE users SET role_definition_id = invitation.role_definition_id
    FROM invitation JOIN role_definitions role ON role.id = invitation.role_definition_id
    WHERE users.id = ${userId}::uuid AND users.role_definition_id IS NULL
    RETURNING coalesce(role.built_in::text, role.name) AS role`;
  if (!accepted) return;
  await recordAudits(tx, userId, [
    { action: 'USER_ROLE_UPDATE', subjectId: userId, subjectName: null, before: { role: 'USER' }, after: accepted },
  ]);
}
