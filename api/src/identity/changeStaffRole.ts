import { recordAudit } from '../audit/recordAudit.ts';
import { db, type Transaction } from '../db/client.ts';
import type { Role } from '../db/generated/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { AdminRoleError, UnknownUserError } from './identityErrors.ts';

/** A role that admins give and take. Nobody becomes or stops being an admin by that. */
export type StaffRole = Exclude<Role, 'ADMIN'>;

/**
 * Makes a picker or a rider of somebody who has confirmed their address, or a shopper again. What they may do changes with their
 * next request.
 * @throws UnknownUserError, AdminRoleError
 */
export async function changeStaffRole(
  viewer: Viewer,
  { email, role }: { email: string; role: StaffRole },
): Promise<{ userId: string }> {
  requireAdmin(viewer);
  return db.$transaction(async (tx) => {
    const user = await lockUser(tx, email);
    if (!user) throw new UnknownUserError();
    if (user.role === 'ADMIN') throw new AdminRoleError();
    // A role can be taken from anybody, also from somebody who is suspended.
    if (role !== 'USER' && !user.isProven)
      throw new UnknownUserError('Nobody has confirmed an account with this email');
    await tx.user.update({ where: { id: user.id }, data: { role }, select: { id: true } });
    await recordAudit(tx, viewer, {
      action: 'USER_ROLE',
      subjectId: user.id,
      subjectName: null,
      before: { role: user.role },
      after: { role },
    });
    return { userId: user.id };
  });
}

async function lockUser(
  tx: Transaction,
  email: string,
): Promise<{ id: string; role: Role; isProven: boolean } | undefined> {
  const [user] = await tx.$queryRaw<{ id: string; role: Role; isProven: boolean }[]>`
    SELECT id::text, role::text, status = 'ACTIVE' AND email_verified_at IS NOT NULL AS "isProven" FROM users
    WHERE email = ${email} AND status <> 'INACTIVE' FOR NO KEY UPDATE`;
  return user;
}
