import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { countStatements } from '../db/countStatements.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { makeSession, makeShopper, newId } from '../testing/fixtures.ts';
import { readMail } from '../testing/postedMails.ts';
import { testCaller } from '../testing/testCaller.ts';
import { timeRatio } from '../testing/timeRatio.ts';
import { ResetExpiredError, WrongCodeError } from './identityErrors.ts';
import { logIn } from './logIn.ts';
import { CODE_MINUTES, CODE_TRIES, minutesAfter, RESET_GRANT_MINUTES } from './oneTimeCode.ts';
import { hashPassword } from './password.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import { viewerOfSession } from './session.ts';
import { verifyResetCode } from './verifyResetCode.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const OLD_PASSWORD = 'the old password';
const NEW_PASSWORD = 'the new password';

describe('recovery', () => {
  let email: string;
  let userId: string;
  const caller = testCaller();
  beforeEach(async () => {
    email = `${newId()}@kirana.example`;
    ({ userId } = await makeShopper({ email, passwordHash: await hashPassword(OLD_PASSWORD) }));
  });

  /** Asks for a code and takes it out of the mail. */
  async function mailedCode(address = email, now = NOW): Promise<string> {
    await requestPasswordReset({ email: address }, caller);
    return (await readMail(address, now))?.code ?? '';
  }
  const verify = (code: string, now = NOW, address = email) => verifyResetCode({ email: address, code }, caller, now);
  const reset = (resetToken: string | null, now = NOW, address = email) =>
    resetPassword({ email: address, newPassword: NEW_PASSWORD, resetToken }, caller, now);
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
  const refusedCode = (asking: Promise<unknown>) => expect(asking).rejects.toBeInstanceOf(WrongCodeError);
  const refusedReset = (asking: Promise<unknown>) => expect(asking).rejects.toBeInstanceOf(ResetExpiredError);
  const canLogIn = (password: string) =>
    logIn({ email, password }, caller, NOW).then(
      () => true,
      () => false,
    );

  it('leads from the mailed code to a new password', async () => {
    const { resetToken } = await verify(await mailedCode());
    await reset(resetToken);
    expect(await canLogIn(NEW_PASSWORD)).toBe(true);
    expect(await canLogIn(OLD_PASSWORD)).toBe(false);
  });

  it('ends every session, proves the address, and tells its owner', async () => {
    const sessions = [
      await makeSession({ userId, sessionId: '', role: 'USER' }),
      await makeSession({ userId, sessionId: '', role: 'USER' }),
    ];
    await reset((await verify(await mailedCode())).resetToken);
    for (const session of sessions) expect(await viewerOfSession(session, new Date())).toBeNull();
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ emailVerifiedAt: NOW });
    expect(await readMail(email)).toMatchObject({ kind: 'PASSWORD_CHANGED' });
  });

  describe('the code', () => {
    it('is six digits, and kept neither in the row of the mail nor in that of the code', async () => {
      const code = await mailedCode();
      expect(code).toMatch(/^\d{6}$/);
      const rows = [await db.mail.findMany(), await db.oneTimeCode.findMany()];
      expect(JSON.stringify(rows)).not.toContain(code);
    });

    it('is good for ten minutes', async () => {
      const code = await mailedCode();
      await refusedCode(verify(code, minutesAfter(NOW, CODE_MINUTES)));
      await verify(code, new Date(minutesAfter(NOW, CODE_MINUTES).getTime() - 1));
    });

    it('is good once, also for many who use it at the same time', async () => {
      const code = await mailedCode();
      const outcomes = await Promise.allSettled(Array.from({ length: CODE_TRIES }, () => verify(code)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await refusedCode(verify(code));
    });

    it('dies of five wrong tries; a new one helps', async () => {
      const code = await mailedCode();
      for (let tries = 0; tries < CODE_TRIES; tries += 1) await refusedCode(verify(wrong(code)));
      await refusedCode(verify(code));
      await verify(await mailedCode());
    });

    it('can not be guessed with a hundred tries at once', async () => {
      const code = await mailedCode();
      await Promise.allSettled(Array.from({ length: 100 }, () => verify(wrong(code))));
      expect(await db.oneTimeCode.findFirst({ where: { email } })).toMatchObject({ attempts: CODE_TRIES });
      await refusedCode(verify(code));
    });

    it('is replaced by the next one', async () => {
      const first = await mailedCode();
      const second = await mailedCode();
      if (first !== second) await refusedCode(verify(first));
      await verify(second);
    });

    it('is of no use for another account', async () => {
      const other = `${newId()}@kirana.example`;
      await makeShopper({ email: other });
      const code = await mailedCode();
      const theirs = await mailedCode(other);
      if (code !== theirs) await refusedCode(verify(code, NOW, other));
    });

    it.each(['SUSPENDED', 'INACTIVE'] as const)('is not mailed to a person who is %s', async (status) => {
      await db.user.update({ where: { id: userId }, data: { status } });
      await requestPasswordReset({ email }, caller);
      expect(await readMail(email, NOW)).toBeNull();
    });
  });

  describe('the reset', () => {
    it('needs the verified step', async () => {
      const code = await mailedCode();
      for (const token of [null, '', code, 'x', newId()]) await refusedReset(reset(token));
      expect(await canLogIn(OLD_PASSWORD)).toBe(true);
    });

    it('is allowed once, also to many at the same time', async () => {
      const { resetToken } = await verify(await mailedCode());
      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => reset(resetToken)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await refusedReset(reset(resetToken));
    });

    it('has to come within ten minutes', async () => {
      const { resetToken, expiresAt } = await verify(await mailedCode());
      expect(expiresAt).toEqual(minutesAfter(NOW, RESET_GRANT_MINUTES));
      await refusedReset(reset(resetToken, expiresAt));
      await reset(resetToken, new Date(expiresAt.getTime() - 1));
    });

    it('is not allowed for another account, nor after a suspension', async () => {
      const other = `${newId()}@kirana.example`;
      await makeShopper({ email: other });
      const { resetToken } = await verify(await mailedCode());
      await refusedReset(reset(resetToken, NOW, other));
      await db.user.update({ where: { id: userId }, data: { status: 'SUSPENDED' } });
      await refusedReset(reset(resetToken));
    });
  });

  describe('an address that no account has', () => {
    const unknown = 'nobody@kirana.example';
    const REQUEST = `mutation ($input: PasswordResetRequestInput!) { passwordResetRequest(input: $input) { __typename
      ... on PasswordResetRequestPayload { email } } }`;
    const VERIFY = `mutation ($input: PasswordResetVerifyInput!) { passwordResetVerify(input: $input) { __typename
      ... on WrongCodeError { message } } }`;

    it('is answered with the same words', async () => {
      for (const address of [email, unknown]) {
        const asked = await askGraphql(REQUEST, { input: { email: address } });
        expect(asked.data.passwordResetRequest).toEqual({ __typename: 'PasswordResetRequestPayload', email: address });
        const code = await readMail(address, NOW);
        const tried = await askGraphql(VERIFY, { input: { email: address, code: wrong(code?.code ?? '') } });
        expect(tried.data.passwordResetVerify).toEqual({
          __typename: 'WrongCodeError',
          message: 'This code is not right, or no longer valid. After five wrong ones, ask for a new one.',
        });
      }
    });

    it('gets no mail, and no code of it opens anything', async () => {
      await requestPasswordReset({ email: unknown }, caller);
      expect(await readMail(unknown, NOW)).toBeNull();
      for (let code = 0; code < CODE_TRIES; code += 1)
        await refusedCode(verify(String(code).padStart(6, '0'), NOW, unknown));
    });

    it('costs the very same statements', async () => {
      const shapesOf = async (address: string) => {
        const { sent } = await countStatements(async () => {
          await requestPasswordReset({ email: address }, caller);
          await readMail(address, NOW);
          await verify('000000', NOW, address).catch(() => undefined);
        });
        return sent.map(({ text }) => text);
      };
      expect(await shapesOf(unknown)).toEqual(await shapesOf(email));
    });

    it('takes as long', async () => {
      const asking = (address: string) => async () => {
        await requestPasswordReset({ email: address }, caller);
        await verify('000000', NOW, address).catch(() => undefined);
      };
      const ratio = await timeRatio(asking(unknown), asking(email));
      expect(ratio).toBeGreaterThan(0.5);
      expect(ratio).toBeLessThan(2);
    });
  });

  it('says which fields are wrong', async () => {
    const RESET = `mutation ($input: PasswordResetInput!) { passwordReset(input: $input) { __typename
      ... on InvalidInputError { issues { path message } } } }`;
    const ask = async (newPassword: string, confirmPassword: string) =>
      (await askGraphql(RESET, { input: { email, newPassword, confirmPassword } })).data.passwordReset.issues;
    expect(await ask(NEW_PASSWORD, OLD_PASSWORD)).toEqual([
      { path: 'confirmPassword', message: 'New password and confirm password must be same.' },
    ]);
    expect(await ask('password1', 'password1')).toMatchObject([{ path: 'newPassword' }]);
  });

  it('takes the address with capitals and spaces around it, as people type it', async () => {
    const RESET = `mutation ($input: PasswordResetInput!) { passwordReset(input: $input) { __typename } }`;
    const { resetToken } = await verify(await mailedCode(email, new Date()), new Date());
    const input = { email: ` ${email.toUpperCase()} `, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const { data } = await askGraphql(RESET, { input: { ...input, resetToken } });
    expect(data.passwordReset.__typename).toBe('PasswordResetPayload');
    expect(await canLogIn(NEW_PASSWORD)).toBe(true);
  });
});
