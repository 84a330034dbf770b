import { createHmac, randomBytes } from 'node:crypto';
import { db, type Transaction } from '../../../platform/db/client.ts';
import type { Caller, StaffAccess } from '../../../platform/core/caller.ts';
import { countedPermissions, PERMISSION_COLUMNS } from '../authentication/countedPermissions.ts';
import type { AccessTokenClaims, SessionClaims } from './accessToken.ts';
import { hashToken, newToken } from '../tokens.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

/** The lifetime of a session after its last refresh. */
export const SESSION_DAYS = 30;

/** A rotated token that is used again within this time, by another tab, is replayed: it gives the same next token. */
export const REPLAY_GRACE_SECONDS = 60;

/** 256 random bits from which the next token is derived. */
export function newSalt(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(randomBytes(32));
}

/**
 * The token after `token`. Deriving it needs both the token, which the client has, and the salt, which the database has: so a
 * replay gets the same next token although the database stores only hashes of tokens.
 */
export function nextRefreshToken(token: string, salt: Uint8Array): string {
  return createHmac('sha256', token).update(salt).digest('base64url');
}

/** The expiry of a session that is created or refreshed at `now`. One of staff ends a working day after its login at the latest. */
export function sessionExpiry(
  { isStaff, createdAt }: { isStaff: boolean; createdAt: Date },
  { sessionMs }: StaffAccess,
  now: Date,
): Date {
  const unused = now.getTime() + SESSION_DAYS * DAY_MS;
  return new Date(isStaff ? Math.min(unused, createdAt.getTime() + sessionMs) : unused);
}

/** A new session with its refresh token, of which the server stores only the hash. */
export interface CreatedSession extends SessionClaims {
  refreshToken: string;
}

/** The largest number of sessions that an account has at a time; a shopper has a handful of devices. */
export const MAX_SESSIONS = 50;

const MAX_USER_AGENT = 300;

/**
 * Creates a session for one device, and ends those above the limit that were not used for longest. The caller has verified the
 * credentials of the user, and has locked their row, so that concurrent logins can't exceed the limit.
 */
export async function createSession(
  tx: Transaction,
  { userId, isStaff, caller }: { userId: string; isStaff: boolean; caller: Pick<Caller, 'userAgent' | 'staffAccess'> },
  now: Date,
): Promise<CreatedSession> {
  const refreshToken = newToken();
  const { id } = await tx.session.create({
    data: {
      userId,
      tokenHash: hashToken(refreshToken),
      userAgent: caller.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      createdAt: now,
      lastUsedAt: now,
      tokenUsedAt: now,
      authenticatedAt: now,
      expiresAt: sessionExpiry({ isStaff, createdAt: now }, caller.staffAccess, now),
    },
    select: { id: true },
  });
  await revokeSurplusSessions(tx, userId, now);
  return { userId, sessionId: id, refreshToken };
}

async function revokeSurplusSessions(tx: Transaction, userId: string, now: Date): Promise<void> {
  const surplus = await tx.session.findMany({
    where: activeSessionsOf(userId, now),
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    skip: MAX_SESSIONS,
    select: { id: true },
  });
  if (surplus.length === 0) return;
  await tx.session.updateMany({ where: { id: { in: surplus.map(({ id }) => id) } }, data: { revokedAt: now } });
}

/** The viewer that a session authenticates; null when it is revoked or expired, or its user is not active. */
export async function viewerOfSession(session: SessionClaims, access: StaffAccess, now: Date) {
  return (await readSession(session, access, now))?.viewer ?? null;
}

/**
 * The session of an access token; null when it is not valid. The first use of a token that came with the last refresh is recorded: until
 * then its client may have lost the response, and can refresh with the previous refresh token.
 */
export async function sessionOfToken(claims: AccessTokenClaims, access: StaffAccess, now: Date) {
  const session = await readSession(claims, access, now);
  if (!session) return null;
  const { lastUsedAt, tokenUsedAt } = session;
  if (tokenUsedAt === null && Math.round(claims.issuedAt * 1000) >= lastUsedAt.getTime()) {
    await db.session.updateMany({
      where: { id: claims.sessionId, lastUsedAt, tokenUsedAt: null },
      data: { tokenUsedAt: now },
    });
  }
  return session;
}

async function readSession({ userId, sessionId }: SessionClaims, access: StaffAccess, now: Date) {
  // Not findUnique: Prisma merges concurrent calls of it, and keeps a plan in memory for each number of them.
  const session = await db.session.findFirst({
    where: { id: sessionId, ...activeSessionsOf(userId, now), user: { status: 'ACTIVE' } },
    select: {
      expiresAt: true,
      lastUsedAt: true,
      tokenUsedAt: true,
      authenticatedAt: true,
      user: { select: PERMISSION_COLUMNS },
    },
  });
  if (!session) return null;
  const { authenticatedAt, user, ...times } = session;
  return { viewer: { userId, sessionId, authenticatedAt, ...countedPermissions(user, access) }, ...times };
}

/** Prisma's condition for the sessions of a user that are valid at `now`. */
export function activeSessionsOf(userId: string, now: Date) {
  return { userId, revokedAt: null, expiresAt: { gt: now } };
}
