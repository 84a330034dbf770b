import { timingSafeEqual } from 'node:crypto';
import { db, type Transaction } from '../db/client.ts';
import type { Caller } from '../graphql/caller.ts';
import { accountKey } from './guardPassword.ts';
import { WrongCodeError } from './identityErrors.ts';
import { CODE_TRIES, hashCode, minutesAfter, RESET_GRANT_MINUTES } from './oneTimeCode.ts';
import { hashToken, newToken } from './randomToken.ts';

/** What a right code is changed for: the token that one reset needs. */
export interface ResetGrant {
  resetToken: string;
  expiresAt: Date;
}

/**
 * Checks the mailed code. A try is counted before the code is compared; after five the code is dead, and only a new one helps.
 * @throws WrongCodeError, TooManyAttemptsError
 */
export async function verifyResetCode(
  { email, code }: { email: string; code: string },
  caller: Caller,
  now: Date,
): Promise<ResetGrant> {
  await caller.throttle.spend('codeFromAddress', caller.network);
  await caller.throttle.spend('codeOfAccount', accountKey(caller, email));
  const offered = hashCode(caller.fingerprint, email, code);
  const tried = await db.oneTimeCode.updateManyAndReturn({
    where: { email, purpose: 'PASSWORD_RESET', usedAt: null, expiresAt: { gt: now }, attempts: { lt: CODE_TRIES } },
    data: { attempts: { increment: 1 } },
    select: { id: true, userId: true, codeHash: true },
  });
  const right = tried.find(({ codeHash }) => timingSafeEqual(codeHash, offered));
  if (!right?.userId) throw new WrongCodeError();
  const { id, userId } = right;
  return db.$transaction(async (tx) => {
    const { count } = await tx.oneTimeCode.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
    if (count === 0) throw new WrongCodeError(); // somebody else was faster with the same code
    return grantReset(tx, { userId, email }, now);
  });
}

async function grantReset(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<ResetGrant> {
  const resetToken = newToken();
  const expiresAt = minutesAfter(now, RESET_GRANT_MINUTES);
  await tx.oneTimeCode.createMany({
    data: { userId, email, purpose: 'PASSWORD_RESET_GRANT', codeHash: hashToken(resetToken), expiresAt },
  });
  return { resetToken, expiresAt };
}
