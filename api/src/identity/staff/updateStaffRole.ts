import { recordAudit } from '../../audit/recordAudit.ts';
import { db, type Transaction } from '../../db/client.ts';
import type { Role } from '../../db/generated/client.ts';
import { requireAdmin, type Viewer } from '../../core/viewer.ts';
import { removeTwoFactor } from '../twoFactor/removeTwoFactor.ts';
import { AdminRoleError, UserNotFoundError } from '../identityErrors.ts';

/** A role that an admin can give; the admin role is not among them. */
export type StaffRole = Exclude<Role, 'ADMIN'>;

/**
 * Gives a user with a verified address the role of a picker or a rider, or makes any user a shopper, whose second
 * factor ends. The new role applies from
 * the user's next request. @throws UserNotFoundError, AdminRoleError
 */
export async function updateStaffRole(
  viewer: Viewer,
  { email, role }: { email: string; role: StaffRole },
): Promise<{ userId: string }> {
  requireAdmin(viewer);
  return db.$transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (!user) throw new UserNotFoundError();
    if (user.role === 'ADMIN') throw new AdminRoleError();
    // The role of a suspended or unverified user can be taken, but not given.
    if (role !== 'USER' && !user.isVerified)
      throw new UserNotFoundError('No account with a confirmed email has this address');
    await tx.user.update({ where: { id: user.id }, data: { role }, select: { id: true } });
    if (role === 'USER') await removeTwoFactor(tx, user.id);
    await recordAudit(tx, viewer, {
      action: 'USER_ROLE_UPDATE',
      subjectId: user.id,
      subjectName: null,
      before: { role: user.role },
      after: { role },
    });
    return { userId: user.id };
  });
}

async function lockUserByEmail(
  tx: Transaction,
  email: string,
): Promise<{ id: string; role: Role; isVerified: boolean } | undefined> {
  const [user] = await tx.$queryRaw<{ id: string; role: Role; isVerified: boolean }[]>`
    SELECT id::text, role::text, status = 'ACTIVE' AND email_verified_at IS NOT NULL AS "isVerified" FROM users
    WHERE email = ${email} AND status <> 'INACTIVE' FOR NO KEY UPDATE`;
  return user;
}
