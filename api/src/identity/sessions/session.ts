import { db, type Transaction } from '../../db/client.ts';
import type { SessionViewer } from '../../core/viewer.ts';
import type { SessionClaims } from './accessToken.ts';
import { activeSessionsOf } from './activeSessionsOf.ts';
import { hashToken, newToken } from '../randomToken.ts';
import { sessionExpiry } from './refreshToken.ts';

/** A new session with its refresh token, of which the server stores only the hash. */
export interface CreatedSession extends SessionClaims {
  refreshToken: string;
}

const MAX_USER_AGENT = 300;

/** Creates a session for one device. The caller has verified the credentials of the user. */
export async function createSession(
  tx: Transaction,
  { userId, userAgent }: { userId: string; userAgent: string | null },
  now: Date,
): Promise<CreatedSession> {
  const refreshToken = newToken();
  const { id } = await tx.session.create({
    data: {
      userId,
      tokenHash: hashToken(refreshToken),
      userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      lastUsedAt: now,
      expiresAt: sessionExpiry(now),
    },
    select: { id: true },
  });
  return { userId, sessionId: id, refreshToken };
}

/** The viewer that a session authenticates; null when it is revoked or expired, or its user is not active. */
export async function viewerOfSession(session: SessionClaims, now: Date): Promise<SessionViewer | null> {
  return (await readSession(session, now))?.viewer ?? null;
}

/** The viewer of a valid session, and when it expires; null when it is not valid. */
export async function readSession(
  { userId, sessionId }: SessionClaims,
  now: Date,
): Promise<{ viewer: SessionViewer; expiresAt: Date } | null> {
  const session = await db.session.findUnique({
    where: { id: sessionId, ...activeSessionsOf(userId, now), user: { status: 'ACTIVE' } },
    select: { expiresAt: true, user: { select: { role: true } } },
  });
  return session && { viewer: { userId, sessionId, role: session.user.role }, expiresAt: session.expiresAt };
}
