import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { makeSession, makeShopper, newId } from '../../../testing/fixtures.ts';
import { fakeCaller } from '../../../testing/graphql/fakeCaller.ts';
import { mailedToken, readMail } from '../../../testing/readMail.ts';
import { createApiToken } from '../apiTokens/apiTokens.ts';
import { EmailTakenError, EmailVerificationExpiredError } from '../identityErrors.ts';
import { logIn } from '../login/logIn.ts';
import { register } from '../login/register.ts';
import { requestPasswordReset, resetPassword, verifyResetCode } from '../login/passwordReset.ts';
import { minutesAfter, RESET_PAUSE_HOURS, RESTORE_DAYS } from '../tokens.ts';
import { activeSessionsOf } from '../sessions/session.ts';
import { updateProfile } from './updateProfile.ts';
import { verifyEmail } from './verifyEmail.ts';

const NEW_PASSWORD = 'another right one';
const caller = fakeCaller();

describe('an attacker whose address has replaced that of an account', () => {
  let email: string;
  let attacker: SessionViewer;
  let theirs: string;
  beforeEach(async () => {
    email = `${newId()}@kirana.example`;
    attacker = await makeSession(await makeShopper({ email }));
    theirs = `${newId()}@kirana.example`;
    await changeTo(theirs);
  });
  async function changeTo(address: string): Promise<void> {
    await updateProfile(attacker, { email: address }, caller);
    const token = await mailedToken(address);
    await verifyEmail({ token, authentication: { state: 'active', viewer: attacker } }, caller, new Date());
  }
  const follow = (token: string) => verifyEmail({ token, authentication: { state: 'anonymous' } }, caller, new Date());
  const expired = (asking: Promise<unknown>) => expect(asking).rejects.toBeInstanceOf(EmailVerificationExpiredError);

  it('gets no new password by mail for a day', async () => {
    const { requestToken } = await requestPasswordReset({ email: theirs }, caller);
    const mail = await readMail(theirs);
    expect(mail).toMatchObject({ subject: 'You can’t reset your password yet' });
    expect(mail).not.toHaveProperty('code');
    expect(
      await db.oneTimeCode.count({ where: { email: theirs, userId: attacker.userId, requestHash: { not: null } } }),
    ).toBe(0);
    await expect(
      verifyResetCode({ email: theirs, code: '000000', requestToken }, caller, new Date()),
    ).rejects.toThrow();
    const aDayLater = minutesAfter(new Date(), RESET_PAUSE_HOURS * 60);
    expect(await readMail(theirs, aDayLater)).toMatchObject({ code: expect.stringMatching(/^\d{6}$/) });
  });

  it('loses the account, and all that they made, to the owner of the previous address', async () => {
    const link = await mailedToken(email);
    await createApiToken(attacker, { name: 'theirs', scope: 'READ', expiresInDays: 30 }, { caller, now: new Date() });
    const { resetToken } = await follow(link);
    const { userId: id } = attacker;
    expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      email,
      pendingEmail: null,
      passwordHash: null,
      emailChangedAt: null,
    });
    expect(await db.session.count({ where: activeSessionsOf(attacker.userId, new Date()) })).toBe(0);
    expect(await db.apiToken.count({ where: { userId: id } })).toBe(0);
    await resetPassword({ email, newPassword: NEW_PASSWORD, resetToken: resetToken ?? '' }, caller, new Date());
    await logIn({ email, password: NEW_PASSWORD }, caller, new Date());
    await expired(follow(link));
  });

  it('can not keep it by changing the address again', async () => {
    const link = await mailedToken(email);
    await changeTo(`${newId()}@kirana.example`);
    const ofTheirs = await mailedToken(theirs);
    await follow(link);
    await expired(follow(ofTheirs));
    expect(await db.user.findUniqueOrThrow({ where: { id: attacker.userId } })).toMatchObject({ email });
  });

  it('cannot take the previous address with another account', async () => {
    await mailedToken(email);
    const registration = register({ name: 'Asha', email, password: NEW_PASSWORD }, caller, new Date());
    await expect(registration).rejects.toBeInstanceOf(EmailTakenError);
  });

  it('is rid of the link after a week', async () => {
    const link = await mailedToken(email, minutesAfter(new Date(), -RESTORE_DAYS * 24 * 60));
    await expired(follow(link));
  });
});
