import { db, type Transaction } from '../db/client.ts';
import type { Authentication, Viewer } from '../graphql/viewer.ts';
import type { SessionClaims } from './accessToken.ts';
import { SessionExpiredError } from './identityErrors.ts';
import { hashRefreshToken, newRefreshToken, sessionExpiry } from './refreshToken.ts';

/** A session together with the one copy of its refresh token that leaves the server. */
export interface OpenedSession extends SessionClaims {
  refreshToken: string;
}

const MAX_USER_AGENT = 300;

/** Opens a session on one device. The caller has made sure who the person is. */
export async function openSession(
  tx: Transaction,
  { userId, userAgent }: { userId: string; userAgent: string | null },
  now: Date,
): Promise<OpenedSession> {
  const refreshToken = newRefreshToken();
  const { id } = await tx.session.create({
    data: {
      userId,
      tokenHash: hashRefreshToken(refreshToken),
      userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      expiresAt: sessionExpiry(now),
    },
    select: { id: true },
  });
  return { userId, sessionId: id, refreshToken };
}

/** Who a session speaks for; null once it is revoked or expired, or its user may not sign in. */
export async function viewerOfSession({ userId, sessionId }: SessionClaims, now: Date): Promise<Viewer | null> {
  const session = await db.session.findUnique({
    where: { id: sessionId, userId, revokedAt: null, expiresAt: { gt: now }, user: { status: 'ACTIVE' } },
    select: { user: { select: { role: true } } },
  });
  return session && { userId, sessionId, role: session.user.role };
}

/**
 * Changes a refresh token for a new one. A token that was changed before comes from a thief or from its
 * victim; nobody can tell which, so the session ends. @throws SessionExpiredError
 */
export async function refreshSession(refreshToken: string | null, now: Date): Promise<OpenedSession> {
  if (!refreshToken) throw new SessionExpiredError();
  const tokenHash = hashRefreshToken(refreshToken);
  const fresh = newRefreshToken();
  const [session] = await db.session.updateManyAndReturn({
    where: { tokenHash, revokedAt: null, expiresAt: { gt: now }, user: { status: 'ACTIVE' } },
    data: {
      tokenHash: hashRefreshToken(fresh),
      previousTokenHash: tokenHash,
      rotatedAt: now,
      lastUsedAt: now,
      expiresAt: sessionExpiry(now),
    },
    select: { id: true, userId: true },
  });
  if (session) return { userId: session.userId, sessionId: session.id, refreshToken: fresh };
  await db.session.updateMany({ where: { previousTokenHash: tokenHash, revokedAt: null }, data: { revokedAt: now } });
  throw new SessionExpiredError();
}

/** Ends the session of this device, found by its viewer or its refresh token; nothing happens when there is none. */
export async function endSession(
  { authentication, refreshToken }: { authentication: Authentication; refreshToken: string | null },
  now: Date,
): Promise<void> {
  const viewer = authentication.state === 'active' ? authentication.viewer : null;
  if (!viewer && !refreshToken) return;
  await db.session.updateMany({
    where: {
      revokedAt: null,
      OR: [
        ...(viewer ? [{ id: viewer.sessionId, userId: viewer.userId }] : []),
        ...(refreshToken ? [{ tokenHash: hashRefreshToken(refreshToken) }] : []),
      ],
    },
    data: { revokedAt: now },
  });
}
