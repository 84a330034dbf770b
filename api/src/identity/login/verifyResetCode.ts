import { timingSafeEqual } from 'node:crypto';
import { db } from '../../db/client.ts';
import type { Caller } from '../../core/caller.ts';
import { accountKey } from '../accountKey.ts';
import { WrongCodeError } from '../identityErrors.ts';
import { CODE_MAX_ATTEMPTS, hashCode } from '../oneTimeCode.ts';
import { issueResetToken, type IssuedResetToken } from './issueResetToken.ts';

/**
 * Exchanges the mailed code for a reset token. An attempt is counted before the code is compared; five wrong attempts invalidate
 * the code.
 * @throws WrongCodeError, TooManyAttemptsError
 */
export async function verifyResetCode(
  { email, code }: { email: string; code: string },
  caller: Caller,
  now: Date,
): Promise<IssuedResetToken> {
  await caller.throttle.consume('codePerIp', caller.network);
  await caller.throttle.consume('codePerAccount', accountKey(caller, email));
  const offered = hashCode(caller.fingerprint, email, code);
  const candidates = await db.oneTimeCode.updateManyAndReturn({
    where: {
      email,
      purpose: 'PASSWORD_RESET',
      usedAt: null,
      expiresAt: { gt: now },
      attempts: { lt: CODE_MAX_ATTEMPTS },
    },
    data: { attempts: { increment: 1 } },
    select: { id: true, userId: true, codeHash: true },
  });
  const match = candidates.find(({ codeHash }) => timingSafeEqual(codeHash, offered));
  if (!match?.userId) throw new WrongCodeError();
  const { id, userId } = match;
  return db.$transaction(async (tx) => {
    const { count } = await tx.oneTimeCode.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
    if (count === 0) throw new WrongCodeError(); // a concurrent request has used the code
    return issueResetToken(tx, { userId, email }, now);
  });
}
