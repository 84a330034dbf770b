import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { makeSession, makeShopper, newId } from '../../../testing/fixtures.ts';
import { mailedToken, readMail } from '../../../testing/readMail.ts';
import { fakeCaller, TEST_STAFF_ACCESS } from '../../../testing/graphql/fakeCaller.ts';
import { countPasswordHashes } from '../../../testing/countPasswordHashes.ts';
import type { Fingerprint } from '../../../platform/core/caller.ts';
import { ResetExpiredError, WrongCodeError } from '../identityErrors.ts';
import { logIn } from './logIn.ts';
import { CODE_MINUTES, CODE_MAX_ATTEMPTS, minutesAfter, RESET_TOKEN_MINUTES } from '../tokens.ts';
import { hashPassword } from './password.ts';
import { requestPasswordReset, resetPassword, verifyResetCode } from './passwordReset.ts';
import { viewerOfSession } from '../sessions/session.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
const OLD_PASSWORD = 'the old password';
const NEW_PASSWORD = 'the new password';

describe('a password reset', () => {
  let email: string;
  let userId: string;
  /** Of the last request of this browser. */
  let requestToken: string;
  const caller = fakeCaller();
  beforeEach(async () => {
    email = `${newId()}@kirana.example`;
    ({ userId } = await makeShopper({ email, passwordHash: await hashPassword(OLD_PASSWORD) }));
  });

  /** Asks for a code in this browser, and takes it out of the mail. */
  async function mailedCode(address = email, now = NOW): Promise<string> {
    ({ requestToken } = await requestPasswordReset({ email: address }, caller));
    return (await readMail(address, now))?.code ?? '';
  }
  const verify = (code: string, now = NOW, address = email) =>
    verifyResetCode({ email: address, code, requestToken }, caller, now);
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

  it('sets a new password with the mailed code', async () => {
    const { resetToken } = await verify(await mailedCode());
    await reset(resetToken);
    expect(await canLogIn(NEW_PASSWORD)).toBe(true);
    expect(await canLogIn(OLD_PASSWORD)).toBe(false);
  });

  it('revokes every session, verifies the address, and mails a notice', async () => {
    const sessions = [
      await makeSession({ userId, sessionId: '', permissions: [], authenticatedAt: NOW }),
      await makeSession({ userId, sessionId: '', permissions: [], authenticatedAt: NOW }),
    ];
    await reset((await verify(await mailedCode())).resetToken);
    for (const session of sessions) expect(await viewerOfSession(session, TEST_STAFF_ACCESS, new Date())).toBeNull();
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ emailVerifiedAt: NOW });
    expect(await readMail(email)).toMatchObject({ kind: 'PASSWORD_CHANGED' });
  });

  describe('the code', () => {
    it('has six digits, and is stored neither in the row of the mail nor in that of the code', async () => {
      const code = await mailedCode();
      expect(code).toMatch(/^\d{6}$/);
      const rows = JSON.stringify([await db.mail.findMany(), await db.oneTimeCode.findMany()]);
      expect(rows.replaceAll(UUID, '')).not.toContain(code); // an id may have the same digits
    });

    it('expires after ten minutes', async () => {
      const code = await mailedCode();
      await refusedCode(verify(code, minutesAfter(NOW, CODE_MINUTES)));
      await verify(code, new Date(minutesAfter(NOW, CODE_MINUTES).getTime() - 1));
    });

    it('can be used once, also by concurrent requests', async () => {
      const code = await mailedCode();
      const outcomes = await Promise.allSettled(Array.from({ length: CODE_MAX_ATTEMPTS }, () => verify(code)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await refusedCode(verify(code));
    });

    it('is invalid after five wrong attempts, and can be replaced', async () => {
      const code = await mailedCode();
      for (let tries = 0; tries < CODE_MAX_ATTEMPTS; tries += 1) await refusedCode(verify(wrong(code)));
      await refusedCode(verify(code));
      await verify(await mailedCode());
    });

    it('can not be guessed with a hundred concurrent attempts', async () => {
      const code = await mailedCode();
      await Promise.allSettled(Array.from({ length: 100 }, () => verify(wrong(code))));
      const stored = await db.oneTimeCode.findFirst({ where: { email, purpose: 'PASSWORD_RESET' } });
      expect(stored).toMatchObject({ attempts: CODE_MAX_ATTEMPTS, attemptsElsewhere: 0 });
      await refusedCode(verify(code));
    });

    it('stays valid beside the next one', async () => {
      const first = await mailedCode();
      await verify(await mailedCode());
      await verify(first);
    });

    it('is replaced when its mail is composed again, and so is the link', async () => {
      const first = await mailedCode();
      const link = await mailedToken(email, NOW);
      const latest = (await readMail(email, NOW))?.code ?? '';
      if (first !== latest) await refusedCode(verify(first));
      await refusedReset(reset(link));
      await verify(latest);
    });

    it('is invalid for another account', async () => {
      const other = `${newId()}@kirana.example`;
      await makeShopper({ email: other });
      const code = await mailedCode();
      const theirs = await mailedCode(other);
      if (code !== theirs) await refusedCode(verify(code, NOW, other));
    });

    it.each(['SUSPENDED', 'INACTIVE'] as const)('is not mailed to a user who is %s', async (status) => {
      await db.user.update({ where: { id: userId }, data: { status } });
      await requestPasswordReset({ email }, caller);
      expect(await readMail(email, NOW)).toBeNull();
    });
  });

  describe('the reset token', () => {
    it('is required', async () => {
      const code = await mailedCode();
      for (const token of [null, '', code, 'x', newId()]) await refusedReset(reset(token));
      expect(await canLogIn(OLD_PASSWORD)).toBe(true);
    });

    it('can be used once, also by concurrent requests', async () => {
      const { resetToken } = await verify(await mailedCode());
      const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => reset(resetToken)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await refusedReset(reset(resetToken));
    });

    it('is used up by a concurrent reset with another token', async () => {
      const tokens = [];
      for (let count = 0; count < 3; count += 1) tokens.push((await verify(await mailedCode())).resetToken);
      const outcomes = await Promise.allSettled(tokens.map((token) => reset(token)));
      const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refusals).toEqual([expect.any(ResetExpiredError), expect.any(ResetExpiredError)]);
    });

    it('expires after ten minutes', async () => {
      const { resetToken, expiresAt } = await verify(await mailedCode());
      expect(expiresAt).toEqual(minutesAfter(NOW, RESET_TOKEN_MINUTES));
      await refusedReset(reset(resetToken, expiresAt));
      await reset(resetToken, new Date(expiresAt.getTime() - 1));
    });

    it('is invalid for another account, and after a suspension', async () => {
      const other = `${newId()}@kirana.example`;
      await makeShopper({ email: other });
      const { resetToken } = await verify(await mailedCode());
      await refusedReset(reset(resetToken, NOW, other));
      await db.user.update({ where: { id: userId }, data: { status: 'SUSPENDED' } });
      await refusedReset(reset(resetToken));
    });
  });

  describe('the link beside the code', () => {
    const mailedLink = async () => {
      await mailedCode();
      return mailedToken(email, NOW);
    };

    it('sets a new password in any browser, once', async () => {
      const token = await mailedLink();
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      await reset(token);
      expect(await canLogIn(NEW_PASSWORD)).toBe(true);
      await refusedReset(reset(token));
    });

    it('works after all attempts at the code, and expires as the code does', async () => {
      const token = await mailedLink();
      for (let tries = 0; tries < 2 * CODE_MAX_ATTEMPTS; tries += 1)
        await refusedCode(verifyResetCode({ email, code: 'x', requestToken: null }, caller, NOW));
      await refusedReset(reset(token, minutesAfter(NOW, CODE_MINUTES)));
      await reset(token, new Date(minutesAfter(NOW, CODE_MINUTES).getTime() - 1));
    });

    it('is invalid for another account, and once another request has reset the password', async () => {
      const first = await mailedLink();
      const other = `${newId()}@kirana.example`;
      await makeShopper({ email: other });
      await refusedReset(reset(first, NOW, other));
      await reset(await mailedLink());
      await refusedReset(reset(first));
    });

    it('has its parameters in the fragment, and its token is stored as a hash alone', async () => {
      await mailedCode();
      const url = new URL((await readMail(email, NOW))?.button?.url ?? '');
      const parameters = new URLSearchParams(url.hash.slice(1));
      expect([url.pathname, url.search, parameters.get('email')]).toEqual(['/reset-password', '', email]);
      const rows = JSON.stringify([await db.mail.findMany(), await db.oneTimeCode.findMany()]);
      expect(rows).not.toContain(parameters.get('token'));
    });
  });

  describe('an address that no account has', () => {
    const unknown = 'nobody@kirana.example';
    const REQUEST = `mutation ($input: PasswordResetRequestInput!) { passwordResetRequest(input: $input) { __typename
      ... on PasswordResetRequestPayload { email } } }`;
    const VERIFY = `mutation ($input: PasswordResetVerifyInput!) { passwordResetVerify(input: $input) { __typename
      ... on WrongCodeError { message } } }`;

    it('gets the same answers', async () => {
      for (const address of [email, unknown]) {
        const asked = await executeGraphql(REQUEST, { input: { email: address } });
        expect(asked.data.passwordResetRequest).toEqual({ __typename: 'PasswordResetRequestPayload', email: address });
        const code = await readMail(address, NOW);
        const tried = await executeGraphql(VERIFY, { input: { email: address, code: wrong(code?.code ?? '') } });
        expect(tried.data.passwordResetVerify).toEqual({
          __typename: 'WrongCodeError',
          message: 'Wrong or expired code',
        });
      }
    });

    it('gets no mail, and has no valid code', async () => {
      await requestPasswordReset({ email: unknown }, caller);
      expect(await readMail(unknown, NOW)).toBeNull();
      for (let code = 0; code < CODE_MAX_ATTEMPTS; code += 1)
        await refusedCode(verify(String(code).padStart(6, '0'), NOW, unknown));
    });

    it('causes the same statements', async () => {
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

    it('causes the same hash computations', async () => {
      const hashesOf = async (address: string) => {
        const purposes: string[] = [];
        const fingerprint: Fingerprint = (purpose, value) => {
          purposes.push(purpose);
          return caller.fingerprint(purpose, value);
        };
        const passwordHashes = await countPasswordHashes(async () => {
          await requestPasswordReset({ email: address }, { ...caller, fingerprint });
          await verifyResetCode({ email: address, code: '000000', requestToken }, { ...caller, fingerprint }, NOW);
        });
        return { purposes, passwordHashes };
      };
      expect(await hashesOf(unknown)).toEqual(await hashesOf(email));
    });
  });

  it('names the invalid fields', async () => {
    const RESET = `mutation ($input: PasswordResetInput!) { passwordReset(input: $input) { __typename
      ... on InvalidInputError { issues { path message } } } }`;
    const ask = async (newPassword: string, confirmPassword: string) =>
      (await executeGraphql(RESET, { input: { email, newPassword, confirmPassword } })).data.passwordReset.issues;
    expect(await ask(NEW_PASSWORD, OLD_PASSWORD)).toEqual([
      { path: 'confirmPassword', message: 'New password and confirm password must be same.' },
    ]);
    expect(await ask('password1', 'password1')).toMatchObject([{ path: 'newPassword' }]);
  });

  it('ignores case and spaces of the address', async () => {
    const RESET = `mutation ($input: PasswordResetInput!) { passwordReset(input: $input) { __typename } }`;
    const { resetToken } = await verify(await mailedCode(email, new Date()), new Date());
    const input = { email: ` ${email.toUpperCase()} `, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const { data } = await executeGraphql(RESET, { input: { ...input, resetToken } });
    expect(data.passwordReset.__typename).toBe('PasswordResetPayload');
    expect(await canLogIn(NEW_PASSWORD)).toBe(true);
  });
});
