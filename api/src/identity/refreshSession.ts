import { db, type Transaction } from '../db/client.ts';
import type { Caller } from '../graphql/caller.ts';
import { postMail } from '../mail/postMail.ts';
import { SessionExpiredError } from './identityErrors.ts';
import { hashToken } from './randomToken.ts';
import { ECHO_SECONDS, newSalt, nextRefreshToken, sessionExpiry } from './refreshToken.ts';
import type { OpenedSession } from './session.ts';
import { mayNotify } from './spendMail.ts';

/**
 * Changes a refresh token for the next one. Asked again within a minute (by a second tab, or because the answer was lost) it
 * gives the same next token; a spent token that comes later than that is a thief's or its victim's, and nobody can tell which:
 * the session ends, and its owner is told. @throws SessionExpiredError, TooManyAttemptsError
 */
export async function refreshSession(refreshToken: string | null, caller: Caller, now: Date): Promise<OpenedSession> {
  if (!refreshToken) throw new SessionExpiredError();
  await caller.throttle.spend('refreshFromAddress', caller.network);
  const session = (await rotate(refreshToken, caller, now)) ?? (await echo(refreshToken, caller, now));
  if (!session) throw new SessionExpiredError();
  await caller.throttle.refund('refreshFromAddress', caller.network); // only guesses count: many share an address
  return session;
}

/** Of several that ask at once with one token, the row's lock lets one through; the others then find it spent. */
async function rotate(token: string, { throttle }: Caller, now: Date): Promise<OpenedSession | null> {
  const tokenHash = hashToken(token);
  const isGood = { tokenHash, revokedAt: null, expiresAt: { gt: now }, user: { status: 'ACTIVE' } } as const;
  const known = await db.session.findFirst({ where: isGood, select: { userId: true } });
  if (!known) return null;
  await throttle.spend('refreshOfAccount', known.userId);
  const nextSalt = newSalt();
  const refreshToken = nextRefreshToken(token, nextSalt);
  return db.$transaction(async (tx) => {
    const [session] = await tx.session.updateManyAndReturn({
      where: isGood,
      data: { tokenHash: hashToken(refreshToken), lastUsedAt: now, expiresAt: sessionExpiry(now) },
      select: { id: true, userId: true },
    });
    if (!session) return null;
    await tx.spentRefreshToken.createMany({ data: { tokenHash, sessionId: session.id, nextSalt, spentAt: now } });
    return { userId: session.userId, sessionId: session.id, refreshToken };
  });
}

async function echo(token: string, caller: Caller, now: Date): Promise<OpenedSession | null> {
  const spent = await db.spentRefreshToken.findUnique({
    where: { tokenHash: hashToken(token), session: { revokedAt: null, expiresAt: { gt: now } } },
    select: {
      nextSalt: true,
      spentAt: true,
      session: { select: { id: true, userId: true, tokenHash: true, user: { select: { status: true, email: true } } } },
    },
  });
  if (!spent) return null;
  const { session } = spent;
  const refreshToken = nextRefreshToken(token, spent.nextSalt);
  const isNextUnused = Buffer.from(hashToken(refreshToken)).equals(session.tokenHash);
  const isSoon = now.getTime() - spent.spentAt.getTime() <= ECHO_SECONDS * 1000;
  if (isNextUnused && isSoon && session.user.status === 'ACTIVE') {
    return { userId: session.userId, sessionId: session.id, refreshToken };
  }
  const isNotified = await mayNotify(caller, session.user.email);
  await db.$transaction(async (tx) => {
    if ((await endStolen(tx, session.id, now)) && isNotified) {
      await postMail(tx, { kind: 'SESSION_STOLEN', recipient: session.user.email, userId: session.userId });
    }
  });
  return null;
}

async function endStolen(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } });
  return count > 0;
}
