import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { ForbiddenError } from '../../../platform/core/errors/statusErrors.ts';
import type { Caller, StaffAccess, Fingerprint } from '../../../platform/core/caller.ts';
import { encryptSecret, type EncryptionKeys } from '../../../platform/core/encryptedSecret.ts';
import type { ShopSettings } from '../../../platform/config/settings/shopSettings.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { lockUser } from '../lockUser.ts';
import { revokeOtherSessions } from '../sessions/revokeSessions.ts';
import { throttleTwoFactorAttempt } from '../login/throttleAttempts.ts';
import { newTotpSecret, totpUri, useTotpCode, hashRecoveryCode, newRecoveryCodes } from './twoFactorCodes.ts';
import { TwoFactorStateError } from '../identityErrors.ts';

/** A secret that waits for its first code. */
export interface TwoFactorEnrollment {
  /** In base32. */
  secret: string;
  /** `otpauth://…`, for a QR code. */
  uri: string;
}

/**
 * Begins to set up a second factor, and answers a new secret, which has no effect before `confirmTwoFactor`.
 * @throws TwoFactorStateError, ForbiddenError for a shopper
 */
export async function enrollTwoFactor(
  { userId }: SessionViewer,
  { encryptionKeys, shop }: { encryptionKeys: EncryptionKeys; shop: ShopSettings },
) {
  const secret = newTotpSecret();
  return db.$transaction(async (tx) => {
    const { email } = await lockStaffWithoutTwoFactor(tx, userId);
    const data = { encryptedSecret: encryptSecret(encryptionKeys, secret), lastUsedStep: 0 };
    await tx.totpCredential.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    return { secret, uri: totpUri(secret, { shopName: shop.brand.name, email }) };
  });
}

/**
 * Completes the set-up with a code of the new secret. From then on each login needs a code. The other sessions of the viewer,
 * which were opened by a password alone, end. Answers the recovery codes and the ids of those sessions.
 * @throws WrongTwoFactorCodeError, TooManyAttemptsError, TwoFactorStateError
 */
export async function confirmTwoFactor(
  viewer: SessionViewer,
  { code }: { code: string },
  { caller, encryptionKeys, now }: { caller: Caller; encryptionKeys: EncryptionKeys; now: Date },
): Promise<{ recoveryCodes: string[]; revokedSessionIds: string[] }> {
  const { userId } = viewer;
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  return throttleTwoFactorAttempt({ email, caller }, () =>
    db.$transaction(async (tx) => {
      await lockStaffWithoutTwoFactor(tx, userId);
      if (!(await useTotpCode(tx, { userId, code }, { encryptionKeys, now }))) return null;
      await tx.user.update({ where: { id: userId }, data: { twoFactorEnabledAt: now }, select: { id: true } });
      await recordAudit(tx, viewer, {
        action: 'USER_TWO_FACTOR_ENABLE',
        subjectId: userId,
        subjectName: null,
        before: { twoFactor: false },
        after: { twoFactor: true },
      });
      await enqueueMail(tx, { kind: 'TWO_FACTOR_ENABLED', recipient: email, userId });
      return {
        recoveryCodes: await replaceRecoveryCodes(tx, userId, caller.fingerprint),
        revokedSessionIds: await revokeOtherSessions(tx, viewer, now),
      };
    }),
  );
}

async function lockStaffWithoutTwoFactor(tx: Transaction, userId: string): Promise<{ email: string }> {
  await lockUser(tx, userId);
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, roleDefinitionId: true, twoFactorEnabledAt: true },
  });
  if (user.roleDefinitionId === null) throw new ForbiddenError();
  if (user.twoFactorEnabledAt) throw new TwoFactorStateError('Two-factor authentication is already on');
  return user;
}

/**
 * Turns the viewer's second factor off, and mails a notice. Repeating it changes nothing.
 * @throws TwoFactorStateError when the shop requires one
 */
export async function disableTwoFactor(viewer: SessionViewer, { requireTwoFactor }: StaffAccess): Promise<void> {
  const { userId } = viewer;
  if (requireTwoFactor) throw new TwoFactorStateError('Your shop requires two-factor authentication');
  await db.$transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || !(await removeTwoFactor(tx, [userId]))) return;
    await recordAudit(tx, viewer, {
      action: 'USER_TWO_FACTOR_DISABLE',
      subjectId: userId,
      subjectName: null,
      before: { twoFactor: true },
      after: { twoFactor: false },
    });
    await enqueueMail(tx, { kind: 'TWO_FACTOR_DISABLED', recipient: user.email, userId });
  });
}

/** Removes second factors, their recovery codes and logins that wait for them. Answers whether a user had one. */
export async function removeTwoFactor(tx: Transaction, userIds: readonly string[]): Promise<boolean> {
  const ids = [...userIds];
  const { count } = await tx.user.updateMany({
    where: { id: { in: ids }, twoFactorEnabledAt: { not: null } },
    data: { twoFactorEnabledAt: null },
  });
  await tx.totpCredential.deleteMany({ where: { userId: { in: ids } } });
  await tx.recoveryCode.deleteMany({ where: { userId: { in: ids } } });
  await tx.oneTimeCode.deleteMany({ where: { userId: { in: ids }, purpose: 'LOGIN_CHALLENGE' } });
  return count > 0;
}

/** Gives the viewer ten new recovery codes; the previous ones expire. @throws TwoFactorStateError without a second factor */
export async function createRecoveryCodes({ userId }: SessionViewer, fingerprint: Fingerprint): Promise<string[]> {
  return db.$transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const enabled = await tx.user.count({ where: { id: userId, twoFactorEnabledAt: { not: null } } });
    if (!user || enabled === 0) throw new TwoFactorStateError('Two-factor authentication is off');
    await enqueueMail(tx, { kind: 'RECOVERY_CODES_CREATED', recipient: user.email, userId });
    return replaceRecoveryCodes(tx, userId, fingerprint);
  });
}

/** Gives a user ten new recovery codes in place of the previous ones. The answer is their only copy that can be read. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string, fingerprint: Fingerprint) {
  const codes = newRecoveryCodes();
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashRecoveryCode(fingerprint, userId, code) })),
  });
  return codes;
}
