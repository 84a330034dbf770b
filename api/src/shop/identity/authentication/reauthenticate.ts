import { UnauthenticatedError } from '../../../platform/core/errors/statusErrors.ts';
import type { Caller } from '../../../platform/core/caller.ts';
import type { EncryptionKeys } from '../../../platform/core/encryptedSecret.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { type SessionViewer, requireViewer, type Authentication } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { confirmPassword } from '../login/changePassword.ts';
import { activeSessionsOf } from '../sessions/session.ts';
import { throttleTwoFactorAttempt } from '../login/throttleAttempts.ts';
import { verifyTwoFactorCode } from '../twoFactor/twoFactorCodes.ts';
import { ReauthenticationRequiredError } from '../identityErrors.ts';

/**
 * Proves again that the viewer is the owner of the account: by the second factor if there is one, else by the password.
 * @throws WrongPasswordError, WrongTwoFactorCodeError, TooManyAttemptsError, InvalidInputError, UnauthenticatedError
 */
export async function reauthenticate(
  viewer: SessionViewer,
  { password, code }: { password: string | null; code: string | null },
  { caller, encryptionKeys, now }: { caller: Caller; encryptionKeys: EncryptionKeys; now: Date },
): Promise<void> {
  const { userId } = viewer;
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, twoFactorEnabledAt: true },
  });
  if (user.twoFactorEnabledAt) {
    if (code === null) throw new InvalidInputError([{ path: 'code', message: 'Enter the code from your app' }]);
    const { fingerprint } = caller;
    await throttleTwoFactorAttempt({ email: user.email, caller }, async () =>
      (await db.$transaction((tx) => verifyTwoFactorCode(tx, { userId, code }, { encryptionKeys, fingerprint, now })))
        ? true
        : null,
    );
  } else {
    if (password === null) throw new InvalidInputError([{ path: 'password', message: 'Enter your password' }]);
    await confirmPassword(viewer, password, caller);
  }
  const { count } = await db.session.updateMany({
    where: { id: viewer.sessionId, ...activeSessionsOf(userId, now) },
    data: { authenticatedAt: now },
  });
  if (count === 0) throw new UnauthenticatedError('Your session has ended');
}

/**
 * Lets a sensitive change pass when the person has proved who they are within the last minutes. A program with an API token can't do
 * so, and passes: its owner did when they created the token. @throws ReauthenticationRequiredError
 */
export async function requireRecentAuthentication(
  { authentication, caller }: { authentication: Authentication; caller: Pick<Caller, 'staffAccess'> },
  now: Date,
): Promise<void> {
  const viewer = requireViewer(authentication);
  if (viewer.sessionId === null) return;
  const { userId, sessionId, authenticatedAt } = viewer;
  const since = new Date(now.getTime() - caller.staffAccess.reauthenticationMs);
  if (authenticatedAt >= since) return;
  // The viewer may come from a cache older than the last authentication.
  const recent = await db.session.count({
    where: { id: sessionId, authenticatedAt: { gte: since }, ...activeSessionsOf(userId, now) },
  });
  if (recent > 0) return;
  const { twoFactorEnabledAt } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { twoFactorEnabledAt: true },
  });
  throw new ReauthenticationRequiredError(twoFactorEnabledAt ? 'TWO_FACTOR' : 'PASSWORD');
}
