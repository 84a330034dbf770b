import type { Permission } from '../../../platform/core/permissions.ts';

/** A token, and when its owner set up the second factor that they have now. */
interface HeldToken {
  permissions: readonly Permission[];
  createdAt: Date;
  user: { twoFactorEnabledAt: Date | null };
}

/**
 * The permissions of its owner that an API token has: those that the owner had when it was created, and none when it is older than the
 * owner's second factor. Otherwise, a token that a stranger created in a session without the factor would bypass it.
 */
export function permissionsOfApiToken(
  { permissions, createdAt, user: { twoFactorEnabledAt } }: HeldToken,
  ofOwner: readonly Permission[],
): Permission[] {
  if (twoFactorEnabledAt !== null && createdAt < twoFactorEnabledAt) return [];
  return ofOwner.filter((permission) => permissions.includes(permission));
}
