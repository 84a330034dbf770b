import { db, type Transaction } from '../../../platform/db/client.ts';
import {
  type Authentication,
  type SessionViewer,
  type Viewer,
  hasApiToken,
  type TokenCookies,
} from '../../../platform/core/viewer.ts';
import { activeSessionsOf } from './session.ts';
import { hashToken } from '../tokens.ts';

/** Revokes the session of this device, found by the viewer and by the refresh token; does nothing when there is none. */
export async function revokeCurrentSession(
  { authentication, refreshToken }: { authentication: Authentication; refreshToken: string | null },
  now: Date,
): Promise<void> {
  const ids = refreshToken ? await sessionsOfToken(refreshToken) : [];
  if (authentication.state === 'active' && authentication.viewer.sessionId !== null) {
    ids.push(authentication.viewer.sessionId);
  }
  if (ids.length === 0) return;
  await db.session.updateMany({ where: { id: { in: ids }, revokedAt: null }, data: { revokedAt: now } });
}

/** Finds the session by its present token or by a rotated one. Two queries: an OR over two tables would scan both. */
async function sessionsOfToken(refreshToken: string): Promise<string[]> {
  const tokenHash = hashToken(refreshToken);
  const [session, rotated] = await Promise.all([
    db.session.findUnique({ where: { tokenHash }, select: { id: true } }),
    db.rotatedRefreshToken.findUnique({ where: { tokenHash }, select: { sessionId: true } }),
  ]);
  return [session?.id, rotated?.sessionId].filter((id) => id !== undefined);
}

/** Revokes one of the viewer's sessions. Does nothing for a session that was revoked before and for one of another user. */
export async function revokeSession(viewer: Viewer, input: { sessionId: string }, now: Date): Promise<void> {
  await db.session.updateMany({
    where: { id: input.sessionId, userId: viewer.userId, revokedAt: null },
    data: { revokedAt: now },
  });
}

/** Revokes all of the viewer's sessions except the present one. Answers the ids of those that were active. */
export async function revokeOtherSessions(tx: Transaction, viewer: SessionViewer, now: Date): Promise<string[]> {
  const revoked = await tx.session.updateManyAndReturn({
    where: { ...activeSessionsOf(viewer.userId, now), id: { not: viewer.sessionId } },
    data: { revokedAt: now },
    select: { id: true },
  });
  return revoked.map(({ id }) => id);
}

/** Revokes every session of a user. */
export async function revokeAllSessions(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
}

/**
 * Revokes the session of this device and deletes its cookies. A request with an API token revokes no session, not even the one
 * in its cookies. Answers the authentication that the rest of the operation has.
 */
export async function logOut(
  authentication: Authentication,
  cookies: TokenCookies,
  now: Date,
): Promise<Authentication> {
  if (hasApiToken(authentication)) return authentication;
  await revokeCurrentSession({ authentication, refreshToken: cookies.read('refreshToken') }, now);
  cookies.clear('accessToken', 'refreshToken');
  return { state: 'anonymous' };
}
