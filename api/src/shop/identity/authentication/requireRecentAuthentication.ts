import type { Caller } from '../../../platform/core/caller.ts';
import { requireViewer, type Authentication } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { activeSessionsOf } from '../sessions/activeSessionsOf.ts';
import { ReauthenticationRequiredError } from '../twoFactor/twoFactorErrors.ts';

/**
 * Lets a sensitive change pass when the person has proved who they are within the last minutes. A program with an API token can't do
 * so, and passes: its owner did when they created the token. @throws ReauthenticationRequiredError
 */
export async function requireRecentAuthentication(
  { authentication, caller }: { authentication: Authentication; caller: Pick<Caller, 'staffAccess'> },
  now: Date,
): Promise<void> {
  const viewer = requireViewer(authentication);
  if (viewer.sessionId === null) return;
  const { userId, sessionId, authenticatedAt } = viewer;
  const since = new Date(now.getTime() - caller.staffAccess.reauthenticationMs);
  if (authenticatedAt >= since) return;
  // The viewer may come from a cache older than the last authentication.
  const recent = await db.session.count({
    where: { id: sessionId, authenticatedAt: { gte: since }, ...activeSessionsOf(userId, now) },
  });
  if (recent > 0) return;
  const { twoFactorEnabledAt } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { twoFactorEnabledAt: true },
  });
  throw new ReauthenticationRequiredError(twoFactorEnabledAt ? 'TWO_FACTOR' : 'PASSWORD');
}
