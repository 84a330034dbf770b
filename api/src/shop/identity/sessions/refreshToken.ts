import { createHmac, randomBytes } from 'node:crypto';
import type { StaffAccess } from '../../../platform/core/caller.ts';

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
  const unused = now.getTime() + SESSION_DAYS * 24 * 60 * 60 * 1000;
  return new Date(isStaff ? Math.min(unused, createdAt.getTime() + sessionMs) : unused);
}
