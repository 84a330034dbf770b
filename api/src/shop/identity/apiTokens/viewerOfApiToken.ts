import { db } from '../../../platform/db/client.ts';
import type { StaffAccess } from '../../../platform/core/caller.ts';
import type { TokenViewer } from '../../../platform/core/viewer.ts';
import { countedPermissions, PERMISSION_COLUMNS } from '../authentication/countedPermissions.ts';
import { hashToken } from '../tokens.ts';
import { activeApiTokens } from './apiTokens.ts';
import type { Permission } from '@kirana/shared/permissions.ts';

const LAST_USED_INTERVAL_MS = 60_000;

/** The viewer that an API token authenticates; null for a token that is unknown, expired, or of a user who is not active. */
export function viewerOfApiToken(token: string, access: StaffAccess, now: Date): Promise<TokenViewer | null> {
  return viewerWhere({ tokenHash: hashToken(token) }, access, now);
}

/** The viewer that a token authenticates now, by the id of the token. */
export function viewerOfApiTokenId(id: string, access: StaffAccess, now: Date): Promise<TokenViewer | null> {
  return viewerWhere({ id }, access, now);
}

async function viewerWhere(
  token: { id: string } | { tokenHash: Uint8Array<ArrayBuffer> },
  access: StaffAccess,
  now: Date,
): Promise<TokenViewer | null> {
  const found = await db.apiToken.findFirst({
    // not findUnique, as in readSession
    where: { ...token, ...activeApiTokens(now), user: { status: 'ACTIVE' } },
    select: {
      id: true,
      scope: true,
      permissions: true,
      createdAt: true,
      lastUsedAt: true,
      user: { select: { id: true, ...PERMISSION_COLUMNS } },
    },
  });
  if (!found) return null;
  const { id, scope, lastUsedAt, user } = found;
  const counted = countedPermissions(user, access);
  if (lastUsedAt === null || lastUsedAt <= lastUsedCutoff(now)) void touchLastUsed(id, now);
  return {
    userId: user.id,
    sessionId: null,
    apiToken: { id, isReadOnly: scope !== 'READ_WRITE', canExport: scope === 'EXPORT' },
    ...counted,
    permissions: permissionsOfApiToken(found, counted.permissions),
  };
}

/** Records the use of a token. The request does not wait for it and does not fail with it; of concurrent requests one writes. */
async function touchLastUsed(id: string, now: Date): Promise<void> {
  const isDue = { OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: lastUsedCutoff(now) } }] };
  await db.apiToken.updateMany({ where: { id, ...isDue }, data: { lastUsedAt: now } }).catch(() => undefined);
}

function lastUsedCutoff(now: Date): Date {
  return new Date(now.getTime() - LAST_USED_INTERVAL_MS);
}

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
