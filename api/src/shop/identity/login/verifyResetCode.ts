import { timingSafeEqual } from 'node:crypto';
import { db } from '../../../platform/db/client.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import type { Caller, ChallengeAnswer } from '../../../platform/core/caller.ts';
import { accountKey } from '../accountKey.ts';
import { WrongCodeError } from '../identityErrors.ts';
import { CODE_MAX_ATTEMPTS, hashCode } from '../oneTimeCode.ts';
import { hashToken } from '../randomToken.ts';
import { AttemptLimits } from './attemptLimits.ts';
import { issueResetToken, type IssuedResetToken } from './issueResetToken.ts';

/** A code that a person has entered; `requestToken` is the token of this browser's request for one, if it has made any. */
export interface EnteredCode {
  email: string;
  code: string;
  requestToken: string | null;
  challengeAnswer?: ChallengeAnswer | null | undefined;
}

interface StoredCode {
  id: string;
  userId: string | null;
  codeHash: Uint8Array;
}

/**
 * Exchanges a mailed code for a reset token. An attempt is counted before the code is compared, and five wrong ones invalidate the code.
 * The attempts of the browser that requested the code are counted apart, so that no other can use them up.
 * @throws WrongCodeError, ChallengeRequiredError, TooManyAttemptsError
 */
export async function verifyResetCode(entered: EnteredCode, caller: Caller, now: Date): Promise<IssuedResetToken> {
  const limits = new AttemptLimits(caller, { purpose: 'RECOVERY', answer: entered.challengeAnswer });
  await limits.consumeOfNetwork('codePerIp');
  const match = (await compareOwn(entered, caller, now)) ?? (await compareOthers(entered, caller, now));
  if (!match?.userId) throw new WrongCodeError();
  const { id, userId } = match;
  const { email } = entered;
  return db.$transaction(async (tx) => {
    const { count } = await tx.oneTimeCode.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
    if (count === 0) throw new WrongCodeError(); // a concurrent request has used the code
    return issueResetToken(tx, { userId, email }, now);
  });
}

/** The code of this browser's request. */
async function compareOwn(entered: EnteredCode, caller: Caller, now: Date): Promise<StoredCode | undefined> {
  const candidates = await db.oneTimeCode.updateManyAndReturn({
    where: { ...validCodes(entered, now), requestHash: requestHashOf(entered), attempts: { lt: CODE_MAX_ATTEMPTS } },
    data: { attempts: { increment: 1 } },
    select: { id: true, userId: true, codeHash: true },
  });
  return candidates.find(equals(entered, caller));
}

/** The codes of other browsers' requests: a person may read the mail, and enter the code, on another device. */
async function compareOthers(entered: EnteredCode, caller: Caller, now: Date): Promise<StoredCode | undefined> {
  await caller.throttle.consume('codePerAccount', accountKey(caller, entered.email));
  const candidates = await db.oneTimeCode.updateManyAndReturn({
    where: {
      ...validCodes(entered, now),
      requestHash: { not: requestHashOf(entered) },
      attemptsElsewhere: { lt: CODE_MAX_ATTEMPTS },
    },
    data: { attemptsElsewhere: { increment: 1 } },
    select: { id: true, userId: true, codeHash: true },
  });
  return candidates.find(equals(entered, caller));
}

function validCodes({ email }: EnteredCode, now: Date) {
  return {
    email,
    purpose: 'PASSWORD_RESET',
    usedAt: null,
    expiresAt: { gt: now },
  } satisfies Prisma.OneTimeCodeWhereInput;
}

/** Without a token it is the hash of an empty one, which no request has. */
function requestHashOf({ requestToken }: EnteredCode): Uint8Array<ArrayBuffer> {
  return hashToken(requestToken ?? '');
}

function equals({ email, code }: EnteredCode, { fingerprint }: Caller): (stored: StoredCode) => boolean {
  const offered = hashCode(fingerprint, email, code);
  return ({ codeHash }) => timingSafeEqual(codeHash, offered);
}
