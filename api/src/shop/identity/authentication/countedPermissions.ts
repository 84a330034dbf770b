import type { StaffAccess } from '../../../platform/core/caller.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';

/** The columns of a user that their permissions follow from. */
export const PERMISSION_COLUMNS = {
  roleDefinition: { select: { permissions: true } },
  twoFactorEnabledAt: true,
} as const satisfies Prisma.UserSelect;

/** The permissions of a user's role: none while a member of staff lacks a required second factor. */
export function countedPermissions(
  { roleDefinition, twoFactorEnabledAt }: Prisma.UserGetPayload<{ select: typeof PERMISSION_COLUMNS }>,
  { requireTwoFactor }: StaffAccess,
): Pick<Viewer, 'permissions' | 'isTwoFactorDue'> {
  const isTwoFactorDue = requireTwoFactor && roleDefinition !== null && twoFactorEnabledAt === null;
  return isTwoFactorDue ? { permissions: [], isTwoFactorDue } : { permissions: roleDefinition?.permissions ?? [] };
}
