import type { StaffAccess } from '../../core/staffAccess.ts';
import type { Role, Viewer } from '../../core/viewer.ts';

/** The role that counts for a user: a member of staff without a required second factor counts as a shopper until it is set up. */
export function countedRole(
  { role, twoFactorEnabledAt }: { role: Role; twoFactorEnabledAt: Date | null },
  { requireTwoFactor }: StaffAccess,
): Pick<Viewer, 'role' | 'isTwoFactorDue'> {
  const isTwoFactorDue = requireTwoFactor && role !== 'USER' && twoFactorEnabledAt === null;
  return isTwoFactorDue ? { role: 'USER', isTwoFactorDue } : { role };
}
