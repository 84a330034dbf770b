import { timingSafeEqual } from 'node:crypto';
import { db } from '../../../platform/db/client.ts';
import type { Caller } from '../../../platform/core/caller.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { accountKey } from '../accountLimits.ts';
import { acceptStaffInvitation } from './acceptStaffInvitation.ts';
import { AttemptLimits, type Challenged } from './attemptLimits.ts';
import { hashToken, newToken, CODE_MAX_ATTEMPTS, hashCode } from '../tokens.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { WrongCodeError, ResetExpiredError } from '../identityErrors.ts';
import {
  findUnprovenData,
  issueResetToken,
  removeUnprovenData,
  revokePendingCredentials,
  type UnprovenData,
  UNPROVEN_OWNER,
} from './accountRecovery.ts';
import { revokeAllSessions } from '../sessions/revokeSessions.ts';
import { resetFailedAttempts } from './throttleAttempts.ts';
import { isOwnDevice } from '../sessions/knownDevices.ts';
import { hashPassword } from './password.ts';
import { lockUser } from '../lockUser.ts';

interface ResetRequest extends Challenged {
  email: string;
}

/**
 * Queues a mail with a code and a link. Whether an account has the address is looked up when the mail is composed, so that neither
 * the answer nor its duration reveals it. The answer is a token that proves to `verifyResetCode` which request the code belongs to.
 * @throws ChallengeRequiredError, TooManyAttemptsError
 */
export async function requestPasswordReset({ email, challengeAnswer }: ResetRequest, caller: Caller) {
  await consumeResetMailLimit({ email, challengeAnswer }, caller);
  const requestToken = newToken();
  const mail = { kind: 'PASSWORD_RESET_CODE', recipient: email, requestHash: hashToken(requestToken) } as const;
  await db.$transaction((tx) => enqueueMail(tx, mail));
  return { requestToken };
}

/** Counts the mails of known devices apart, so that strangers who request codes do not block the owner's request. */
async function consumeResetMailLimit({ email, challengeAnswer }: ResetRequest, caller: Caller): Promise<void> {
  const { throttle, network } = caller;
  const account = accountKey(caller, email);
  const isKnownDevice = (await caller.knownDevice(account)) !== null;
  const limits = new AttemptLimits(caller, { purpose: 'RECOVERY', answer: challengeAnswer });
  await limits.consumeOfNetwork('mailPerIp', { isKnownDevice });
  if (isKnownDevice) {
    await throttle.consume('resetMailPerKnownDevices', account);
    return;
  }
  await throttle.consume('resetMailPerAccountAndIp', `${account}:${network}`);
  await throttle.consume('resetMailPerAccount', account);
}

/** A code that a person has entered; `requestToken` is the token of this browser's request for one, if it has made any. */
export interface EnteredCode extends Challenged {
  email: string;
  code: string;
  requestToken: string | null;
}

const STORED_CODE = { id: true, userId: true, codeHash: true } as const;

type StoredCode = Prisma.OneTimeCodeGetPayload<{ select: typeof STORED_CODE }>;

/**
 * Exchanges a mailed code for a reset token. An attempt is counted before the code is compared, and five wrong ones invalidate the code.
 * The attempts of the browser that requested the code are counted apart, so that no other can use them up.
 * @throws WrongCodeError, ChallengeRequiredError, TooManyAttemptsError
 */
export async function verifyResetCode(entered: EnteredCode, caller: Caller, now: Date) {
  const limits = new AttemptLimits(caller, { purpose: 'RECOVERY', answer: entered.challengeAnswer });
  await limits.consumeOfNetwork('codePerIp');
  const match = (await compareOwn(entered, caller, now)) ?? (await compareOthers(entered, caller, now));
  if (!match?.userId) throw new WrongCodeError();
  const { id, userId } = match;
  const { email } = entered;
  return db.$transaction(async (tx) => {
    const { count } = await tx.oneTimeCode.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
    if (count === 0) throw new WrongCodeError(); // a concurrent request has used the code
    const user = await tx.user.findFirst({ where: { id: userId, email, ...UNPROVEN_OWNER }, select: RESETTER });
    const data = user && !(await isOwnDevice(user, caller)) ? await findUnprovenData(tx, userId) : null;
    const removesData = data !== null && (data.hasMobile || data.addressIds.length > 0);
    return { ...(await issueResetToken(tx, { userId, email }, now)), removesData };
  });
}

const RESETTER = { id: true, email: true, createdAt: true } as const;

/** The code of this browser's request. */
async function compareOwn(entered: EnteredCode, caller: Caller, now: Date): Promise<StoredCode | undefined> {
  const candidates = await db.oneTimeCode.updateManyAndReturn({
    where: { ...validCodes(entered, now), requestHash: requestHashOf(entered), attempts: { lt: CODE_MAX_ATTEMPTS } },
    data: { attempts: { increment: 1 } },
    select: STORED_CODE,
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
    select: STORED_CODE,
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

/**
 * Sets a new password with a reset token. It revokes all sessions, API tokens and pending credentials, lifts a block of the
 * login, marks the address as verified, and mails a notice. The first proof of the address removes unproven data, and answers what
 * that was, unless it comes from the device that registered. @throws ResetExpiredError, ChallengeRequiredError, TooManyAttemptsError
 */
export async function resetPassword(
  input: { email: string; newPassword: string; resetToken: string | null } & Challenged,
  caller: Caller,
  now: Date,
): Promise<UnprovenData | null> {
  const { email, resetToken } = input;
  const limits = new AttemptLimits(caller, { purpose: 'RECOVERY', answer: input.challengeAnswer });
  await limits.consumeOfNetwork('codePerIp'); // an argon2 hash costs the server more than the client
  if (!resetToken) throw new ResetExpiredError();
  const passwordHash = await hashPassword(input.newPassword);
  const token = {
    codeHash: hashToken(resetToken),
    email,
    purpose: 'PASSWORD_RESET_TOKEN',
    usedAt: null,
    expiresAt: { gt: now },
  } as const;
  const user = await db.user.findFirst({ where: { email, codes: { some: token } }, select: RESETTER });
  if (!user) throw new ResetExpiredError();
  const { id: userId } = user;
  const removed = await db.$transaction(async (tx) => {
    // The user first: another reset deletes the tokens of the user, whose row it has locked.
    const present = await lockUser(tx, userId);
    const { count: used } = await tx.oneTimeCode.updateMany({ where: token, data: { usedAt: now } });
    if (present?.email !== email || used === 0) throw new ResetExpiredError();
    // An account without a password was claimed: requests of its former sessions may have written to it since.
    const { count: firstProofs } = await tx.user.updateMany({
      where: { id: userId, ...UNPROVEN_OWNER },
      data: { emailVerifiedAt: now },
    });
    await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
    await revokePendingCredentials(tx, userId);
    const isClaim = firstProofs > 0 && !(await isOwnDevice(user, caller));
    const data = isClaim ? await removeUnprovenData(tx, userId) : null;
    if (firstProofs > 0) await acceptStaffInvitation(tx, userId, now);
    await revokeAllSessions(tx, userId, now);
    const counts = data && { removedAddresses: data.addressIds.length, removedMobile: data.hasMobile };
    await enqueueMail(tx, { kind: 'PASSWORD_CHANGED', recipient: email, userId, ...counts });
    return data;
  });
  await resetFailedAttempts(caller, email);
  return removed;
}
