import type { Permission } from '../../../platform/core/permissions.ts';
import type { StaffAccess } from '../../../platform/core/caller.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';

/** The columns of a user that their permissions follow from. */
export const PERMISSION_COLUMNS = {
  roleDefinition: { select: { permissions: true } },
  twoFactorEnabledAt: true,
} as const satisfies Prisma.UserSelect;

/** A user with `PERMISSION_COLUMNS`; a shopper has no role. */
interface RoleHolder {
  roleDefinition: { permissions: Permission[] } | null;
  twoFactorEnabledAt: Date | null;
}

/** The permissions of a user's role: none while a member of staff lacks a required second factor. */
export function countedPermissions(
  { roleDefinition, twoFactorEnabledAt }: RoleHolder,
  { requireTwoFactor }: StaffAccess,
): Pick<Viewer, 'permissions' | 'isTwoFactorDue'> {
  const isTwoFactorDue = requireTwoFactor && roleDefinition !== null && twoFactorEnabledAt === null;
  return isTwoFactorDue ? { permissions: [], isTwoFactorDue } : { permissions: roleDefinition?.permissions ?? [] };
}
