import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../account/deleteAccount.ts';
import { databasePool, db, type Transaction } from '../db/client.ts';
import type { SessionViewer } from '../graphql/viewer.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { makeSession, makeShopper, newId } from '../testing/fixtures.ts';
import { mailedToken, readMail } from '../testing/postedMails.ts';
import { testCaller } from '../testing/testCaller.ts';
import { whileLocked } from '../testing/whileLocked.ts';
import { LIMITS } from '../throttle/limits.ts';
import { createThrottle, type Throttle } from '../throttle/throttle.ts';
import { addApiToken } from './apiTokens/addApiToken.ts';
import { changePassword } from './changePassword.ts';
import { confirmEmail } from './confirmEmail.ts';
import { ConfirmationExpiredError, ResetExpiredError } from './identityErrors.ts';
import { logIn } from './logIn.ts';
import { hashPassword } from './password.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import { openSessionsOf } from './openSessionsOf.ts';
import { reinstateUser, suspendUser } from './suspendUser.ts';
import { updateProfile } from './updateProfile.ts';
import { verifyResetCode } from './verifyResetCode.ts';

const PASSWORD = 'the right password';
const NEW_PASSWORD = 'another right one';

/** What a thief with a stolen session or an old password tries, and its owner stops. */
describe('somebody else in an account', () => {
  const caller = testCaller();
  let email: string;
  let thief: SessionViewer;
  let passwordHash: string;
  beforeEach(async () => {
    email = `${newId()}@kirana.example`;
    passwordHash ??= await hashPassword(PASSWORD);
    thief = await makeSession(await makeShopper({ email, passwordHash }));
  });

  async function grant(): Promise<string> {
    await requestPasswordReset({ email }, caller);
    const code = (await readMail(email))?.code ?? '';
    return (await verifyResetCode({ email, code }, caller, new Date())).resetToken;
  }
  const reset = async (resetToken: string) =>
    resetPassword({ email, newPassword: NEW_PASSWORD, resetToken }, caller, new Date());
  const openSessions = () => db.session.count({ where: openSessionsOf(thief.userId, new Date()) });

  describe('who asks for another address', () => {
    let theirs: string;
    let link: string;
    beforeEach(async () => {
      theirs = `${newId()}@kirana.example`;
      await updateProfile(thief, { email: theirs }, caller);
      link = await mailedToken(theirs);
    });

    it('is told of to the owner before anything has changed', async () => {
      expect(await readMail(email)).toMatchObject({ kind: 'EMAIL_CHANGE_REQUESTED' });
    });

    it('is stopped by a reset of the password', async () => {
      await reset(await grant());
      await expect(confirmEmail(link, new Date())).rejects.toBeInstanceOf(ConfirmationExpiredError);
    });

    it('is stopped by a change of the password', async () => {
      const owner = await makeSession(thief);
      await changePassword(owner, { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, caller }, new Date());
      await expect(confirmEmail(link, new Date())).rejects.toBeInstanceOf(ConfirmationExpiredError);
    });

    it('can not make the row break its rules by confirming at the same time', async () => {
      const outcomes = await Promise.allSettled([
        confirmEmail(link, new Date()),
        updateProfile(thief, { email: theirs }, caller),
        updateProfile(thief, { email: theirs, name: 'Asha' }, caller),
      ]);
      const failures = outcomes.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
      expect(failures.filter((failure) => failure.includes('23514'))).toEqual([]);
    });
  });

  it('can not use a second verified code after the first has reset the password', async () => {
    const [first, second] = [await grant(), await grant()];
    await reset(first);
    await expect(reset(second)).rejects.toBeInstanceOf(ResetExpiredError);
  });

  it('can not keep the password by changing it while its owner resets it', async () => {
    const resetToken = await grant();
    const change = { oldPassword: PASSWORD, newPassword: "the thief's own", caller };
    await Promise.allSettled([reset(resetToken), changePassword(thief, change, new Date())]);
    await expect(logIn({ email, password: PASSWORD }, caller, new Date())).rejects.toThrow();
    const outcomes = await Promise.allSettled(
      [NEW_PASSWORD, "the thief's own"].map((password) => logIn({ email, password }, caller, new Date())),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('can not slip a login with the old password past a reset', async () => {
    const resetToken = await grant();
    let isReset = false;
    const loops = Array.from({ length: 3 }, async () => {
      while (!isReset) await logIn({ email, password: PASSWORD }, caller, new Date()).catch(() => undefined);
    });
    await reset(resetToken);
    isReset = true;
    await Promise.all(loops);
    expect(await openSessions()).toBe(0);
  });

  it('can not slip a login past a suspension', async () => {
    const admin = await makeShopper({ role: 'ADMIN' });
    let isSuspended = false;
    const loops = Array.from({ length: 3 }, async () => {
      while (!isSuspended) await logIn({ email, password: PASSWORD }, caller, new Date()).catch(() => undefined);
    });
    await suspendUser(admin, { email }, new Date());
    isSuspended = true;
    await Promise.all(loops);
    await reinstateUser(admin, { email });
    expect(await openSessions()).toBe(0);
  });

  describe('who makes an API token', () => {
    const addToken = () =>
      addApiToken(thief, { name: 'Mine', scope: 'READ_WRITE', expiresInDays: null }, { caller, now: new Date() });
    const change = async (owner: SessionViewer) => {
      await changePassword(owner, { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, caller }, new Date());
    };
    const STOPS: [string, () => Promise<() => Promise<void>>][] = [
      [
        'a reset of the password',
        async () => {
          const resetToken = await grant();
          return () => reset(resetToken);
        },
      ],
      [
        'a change of the password',
        async () => {
          const owner = await makeSession(thief);
          return () => change(owner);
        },
      ],
      [
        'a suspension',
        async () => {
          const admin = await makeShopper({ role: 'ADMIN' });
          return () => suspendUser(admin, { email }, new Date());
        },
      ],
      ['the end of the account', async () => () => deleteAccount(thief, { password: PASSWORD, caller }, new Date())],
    ];

    it.each(STOPS)('loses it by %s, before or at the same time', async (_what, prepare) => {
      const stop = await prepare();
      await addToken();
      const lock = (tx: Transaction) => tx.$queryRaw`SELECT FROM users WHERE id = ${thief.userId}::uuid FOR UPDATE`;
      const outcomes = await whileLocked<unknown>(lock, [addToken, stop, addToken]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
      expect(await db.apiToken.count({ where: { userId: thief.userId } })).toBe(0);
    });
  });

  it('fills nothing into an account that is gone', async () => {
    const { data, errors } = await askGraphql(
      `mutation { accountDelete(input: { password: "${PASSWORD}" }) { __typename }
         profileUpdate(input: { name: "Asha again", mobile: "9800000000" }) { __typename } }`,
      {},
      thief,
    );
    expect(data).toBeNull();
    expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    await expect(updateProfile(thief, { name: 'Asha again' }, caller)).rejects.toThrow('Your session has ended');
    expect(await db.user.findUnique({ where: { id: thief.userId } })).toMatchObject({ name: 'Deleted', mobile: null });
  });

  it('learns nothing from a login to the row that a deleted account leaves', async () => {
    await deleteAccount(thief, { password: PASSWORD, caller }, new Date());
    const { email: left } = await db.user.findUniqueOrThrow({ where: { id: thief.userId } });
    await expect(logIn({ email: left, password: PASSWORD }, caller, new Date())).rejects.toThrow(
      'Email or password is not right',
    );
  });
});

describe('mails that nobody asked for', () => {
  let throttle: Throttle;
  beforeAll(() => {
    throttle = createThrottle({ pool: databasePool(), redis: null });
  });

  it('come five times an hour at most, however often their occasion does', async () => {
    const email = `${newId()}@kirana.example`;
    const viewer = await makeSession(await makeShopper({ email, passwordHash: await hashPassword(`${PASSWORD} 0`) }));
    for (let times = 0; times < 10; times += 1) {
      const caller = testCaller({ throttle, network: newId() });
      const change = { oldPassword: `${PASSWORD} ${times}`, newPassword: `${PASSWORD} ${times + 1}`, caller };
      await changePassword(viewer, change, new Date());
    }
    expect(await db.mail.count({ where: { recipient: email } })).toBe(LIMITS.noticeOfAccount.count);
  });

  it('of registrations count against the address that was typed', async () => {
    const email = `${newId()}@kirana.example`;
    const outcomes = [];
    for (let times = 0; times < 10; times += 1) {
      const caller = testCaller({ throttle, network: newId() });
      outcomes.push(await register({ name: 'Asha', email, password: PASSWORD }, caller, new Date()).catch(String));
    }
    expect(outcomes.at(-1)).toContain('Too many attempts');
  });

  it('can not be made advertisements by a name', async () => {
    const REGISTER = `mutation ($input: UserRegisterInput!) { userRegister(input: $input) { __typename
      ... on InvalidInputError { issues { path } } } }`;
    for (const name of [
      'You won! http://evil.example/prize',
      'www.evil.example',
      '<b>Asha</b>',
      'evil.example/prize',
    ]) {
      const input = { name, email: `${newId()}@kirana.example`, password: PASSWORD, confirmPassword: PASSWORD };
      expect((await askGraphql(REGISTER, { input })).data.userRegister).toMatchObject({ issues: [{ path: 'name' }] });
    }
  });
});
