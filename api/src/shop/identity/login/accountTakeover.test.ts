import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../account/deleteAccount.ts';
import { databasePool, db, type Transaction } from '../../../platform/db/client.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { makeSession, makeShopper, newId } from '../../../testing/fixtures.ts';
import { mailedToken, readMail } from '../../../testing/readMail.ts';
import { fakeCaller } from '../../../testing/graphql/fakeCaller.ts';
import { whileLocked } from '../../../testing/postgres/whileLocked.ts';
import { LIMITS } from '../../../platform/limits/limits.ts';
import type { Throttle } from '../../../platform/limits/throttle.ts';
import { createThrottle } from '../../../platform/limits/createThrottle.ts';
import { createApiToken } from '../apiTokens/apiTokens.ts';
import { changePassword } from './changePassword.ts';
import { verifyEmail } from '../profile/verifyEmail.ts';
import { EmailVerificationExpiredError, ResetExpiredError, ReauthenticationRequiredError } from '../identityErrors.ts';
import { logIn } from './logIn.ts';
import { hashPassword } from './password.ts';
import { register } from './register.ts';
import { requestPasswordReset, resetPassword, verifyResetCode } from './passwordReset.ts';
import { activeSessionsOf } from '../sessions/session.ts';
import { reinstateUser, suspendUser } from '../../../backoffice/staff/suspendUser.ts';
import { updateProfile } from '../profile/updateProfile.ts';

const PASSWORD = 'the right password';
const NEW_PASSWORD = 'another right one';

/** The attempts of an attacker with a copied session or an old password, and what stops them. */
describe('an attacker with a session of an account', () => {
  const caller = fakeCaller();
  let email: string;
  let attacker: SessionViewer;
  let passwordHash: string;
  beforeEach(async () => {
    email = `${newId()}@kirana.example`;
    passwordHash ??= await hashPassword(PASSWORD);
    attacker = await makeSession(await makeShopper({ email, passwordHash }));
  });

  async function issueResetToken(): Promise<string> {
    await requestPasswordReset({ email }, caller);
    const code = (await readMail(email))?.code ?? '';
    return (await verifyResetCode({ email, code, requestToken: null }, caller, new Date())).resetToken;
  }
  const reset = async (resetToken: string) =>
    resetPassword({ email, newPassword: NEW_PASSWORD, resetToken }, caller, new Date());
  /** Opens a mailed link in the browser of the attacker. */
  const confirm = (token: string) =>
    verifyEmail({ token, authentication: { state: 'active', viewer: attacker } }, caller, new Date());
  const openSessions = () => db.session.count({ where: activeSessionsOf(attacker.userId, new Date()) });

  describe('who requests another address', () => {
    let theirs: string;
    let link: string;
    beforeEach(async () => {
      theirs = `${newId()}@kirana.example`;
      await updateProfile(attacker, { email: theirs }, caller);
      link = await mailedToken(theirs);
    });

    it('is reported to the owner before the change', async () => {
      expect(await readMail(email)).toMatchObject({ kind: 'EMAIL_CHANGE_REQUESTED' });
    });

    it('is stopped by a reset of the password', async () => {
      await reset(await issueResetToken());
      await expect(confirm(link)).rejects.toBeInstanceOf(EmailVerificationExpiredError);
    });

    it('is stopped by a change of the password', async () => {
      const owner = await makeSession(attacker);
      await changePassword(owner, { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, caller }, new Date());
      await expect(confirm(link)).rejects.toBeInstanceOf(EmailVerificationExpiredError);
    });

    it('can not violate a constraint by a concurrent verification', async () => {
      const outcomes = await Promise.allSettled([
        confirm(link),
        updateProfile(attacker, { email: theirs }, caller),
        updateProfile(attacker, { email: theirs, name: 'Asha' }, caller),
      ]);
      const failures = outcomes.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
      expect(failures.filter((failure) => failure.includes('23514'))).toEqual([]);
    });

    it('can not confirm it in a session that was copied minutes ago', async () => {
      const long = new Date(Date.now() - 60 * 60_000);
      await db.session.update({ where: { id: attacker.sessionId }, data: { authenticatedAt: long } });
      attacker = { ...attacker, authenticatedAt: long };
      await expect(confirm(link)).rejects.toBeInstanceOf(ReauthenticationRequiredError);
      expect(await db.user.findUniqueOrThrow({ where: { id: attacker.userId } })).toMatchObject({ email });
    });
  });

  it('can not use a second verified code after the first has reset the password', async () => {
    const [first, second] = [await issueResetToken(), await issueResetToken()];
    await reset(first);
    await expect(reset(second)).rejects.toBeInstanceOf(ResetExpiredError);
  });

  it('can not keep the password by changing it while its owner resets it', async () => {
    const resetToken = await issueResetToken();
    const change = { oldPassword: PASSWORD, newPassword: "the attacker's own", caller };
    await Promise.allSettled([reset(resetToken), changePassword(attacker, change, new Date())]);
    await expect(logIn({ email, password: PASSWORD }, caller, new Date())).rejects.toThrow();
    const outcomes = await Promise.allSettled(
      [NEW_PASSWORD, "the attacker's own"].map((password) => logIn({ email, password }, caller, new Date())),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('can not log in with the old password during a reset', async () => {
    const resetToken = await issueResetToken();
    let isReset = false;
    const loops = Array.from({ length: 3 }, async () => {
      while (!isReset) await logIn({ email, password: PASSWORD }, caller, new Date()).catch(() => undefined);
    });
    await reset(resetToken);
    isReset = true;
    await Promise.all(loops);
    expect(await openSessions()).toBe(0);
  });

  it('can not log in during a suspension', async () => {
    const admin = await makeShopper({ role: 'ADMIN' });
    let isSuspended = false;
    const loops = Array.from({ length: 3 }, async () => {
      while (!isSuspended) await logIn({ email, password: PASSWORD }, caller, new Date()).catch(() => undefined);
    });
    await suspendUser(admin, { account: { email }, reason: null }, new Date());
    isSuspended = true;
    await Promise.all(loops);
    await reinstateUser(admin, { email });
    expect(await openSessions()).toBe(0);
  });

  describe('who creates an API token', () => {
    const addToken = () =>
      createApiToken(attacker, { name: 'Mine', scope: 'READ_WRITE', expiresInDays: null }, { caller, now: new Date() });
    const change = async (owner: SessionViewer) => {
      await changePassword(owner, { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, caller }, new Date());
    };
    const STOPS: [string, () => Promise<() => Promise<void>>][] = [
      [
        'a reset of the password',
        async () => {
          const resetToken = await issueResetToken();
          return async () => void (await reset(resetToken));
        },
      ],
      [
        'a change of the password',
        async () => {
          const owner = await makeSession(attacker);
          return () => change(owner);
        },
      ],
      [
        'a suspension',
        async () => {
          const admin = await makeShopper({ role: 'ADMIN' });
          return () => suspendUser(admin, { account: { email }, reason: null }, new Date());
        },
      ],
      ['the end of the account', async () => () => deleteAccount(attacker, { password: PASSWORD, caller }, new Date())],
    ];

    it.each(STOPS)('loses it by %s, before or at the same time', async (_what, prepare) => {
      const stop = await prepare();
      await addToken();
      const lock = (tx: Transaction) => tx.$queryRaw`SELECT FROM users WHERE id = ${attacker.userId}::uuid FOR UPDATE`;
      const outcomes = await whileLocked<unknown>(lock, [addToken, stop, addToken]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
      expect(await db.apiToken.count({ where: { userId: attacker.userId } })).toBe(0);
    });
  });

  it('can not write to a deleted account', async () => {
    const { data, errors } = await executeGraphql(
      `mutation { accountDelete(input: { password: "${PASSWORD}" }) { __typename }
         profileUpdate(input: { name: "Asha again", mobile: "9800000000" }) { __typename } }`,
      {},
      attacker,
    );
    expect(data).toBeNull();
    expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    await expect(updateProfile(attacker, { name: 'Asha again' }, caller)).rejects.toThrow('Your session has ended');
    expect(await db.user.findUnique({ where: { id: attacker.userId } })).toMatchObject({
      name: 'Deleted',
      mobile: null,
    });
  });

  it('can not log in to the row of a deleted account', async () => {
    await deleteAccount(attacker, { password: PASSWORD, caller }, new Date());
    const { email: left } = await db.user.findUniqueOrThrow({ where: { id: attacker.userId } });
    await expect(logIn({ email: left, password: PASSWORD }, caller, new Date())).rejects.toThrow(
      'Wrong email or password',
    );
  });
});

describe('unsolicited mails', () => {
  let throttle: Throttle;
  beforeAll(() => {
    throttle = createThrottle({ pool: databasePool('writes'), redis: null });
  });

  it('are sent at most five times an hour, however often their occasion occurs', async () => {
    const email = `${newId()}@kirana.example`;
    const viewer = await makeSession(await makeShopper({ email, passwordHash: await hashPassword(`${PASSWORD} 0`) }));
    for (let times = 0; times < 10; times += 1) {
      const caller = fakeCaller({ throttle, network: newId() });
      const change = { oldPassword: `${PASSWORD} ${times}`, newPassword: `${PASSWORD} ${times + 1}`, caller };
      await changePassword(viewer, change, new Date());
    }
    expect(await db.mail.count({ where: { recipient: email } })).toBe(LIMITS.noticePerAccount.count);
  });

  it('of registrations count against the address of the recipient', async () => {
    const email = `${newId()}@kirana.example`;
    const outcomes = [];
    for (let times = 0; times < 10; times += 1) {
      const caller = fakeCaller({ throttle, network: newId() });
      outcomes.push(await register({ name: 'Asha', email, password: PASSWORD }, caller, new Date()).catch(String));
    }
    expect(outcomes.at(-1)).toContain('Too many attempts');
  });

  it('can not carry advertisements in a name', async () => {
    const REGISTER = `mutation ($input: UserRegisterInput!) { userRegister(input: $input) { __typename
      ... on InvalidInputError { issues { path } } } }`;
    for (const name of [
      'You won! http://evil.example/prize',
      'www.evil.example',
      '<b>Asha</b>',
      'evil.example/prize',
    ]) {
      const input = { name, email: `${newId()}@kirana.example`, password: PASSWORD, confirmPassword: PASSWORD };
      expect((await executeGraphql(REGISTER, { input })).data.userRegister).toMatchObject({
        issues: [{ path: 'name' }],
      });
    }
  });
});
