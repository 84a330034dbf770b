import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { makeShopper } from '../testing/fixtures.ts';
import { testCaller } from '../testing/testCaller.ts';
import { timeRatio } from '../testing/timeRatio.ts';
import { AccountSuspendedError, WrongCredentialsError } from './identityErrors.ts';
import { logIn } from './logIn.ts';
import { hashPassword } from './password.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const PASSWORD = 'the right password';
const attempt = (email: string, password: string) => logIn({ email, password }, testCaller(), NOW);

const LOG_IN = `mutation ($input: UserLogInInput!) { userLogIn(input: $input) { __typename
  ... on UserLogInPayload { viewer { email } }
  ... on WrongCredentialsError { message }
  ... on InvalidInputError { issues { path message } }
} }`;

describe('logIn', () => {
  beforeAll(async () => {
    const passwordHash = await hashPassword(PASSWORD);
    await makeShopper({ email: 'asha@kirana.example', passwordHash });
    await makeShopper({ email: 'suspended@kirana.example', passwordHash, status: 'SUSPENDED' });
    await makeShopper({ email: 'inactive@kirana.example', passwordHash, status: 'INACTIVE' });
  });

  it('opens a session and notes the time', async () => {
    const { userId, sessionId } = await attempt('asha@kirana.example', PASSWORD);
    expect(await db.session.findUnique({ where: { id: sessionId } })).toMatchObject({ userId, revokedAt: null });
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ lastLoginAt: NOW });
  });

  it('opens another session for each device', async () => {
    const first = await attempt('asha@kirana.example', PASSWORD);
    const second = await attempt('asha@kirana.example', PASSWORD);
    expect(second.sessionId).not.toBe(first.sessionId);
    expect(second.refreshToken).not.toBe(first.refreshToken);
  });

  it.each([
    ['a wrong password', 'asha@kirana.example', 'the wrong password'],
    ['an unknown address', 'nobody@kirana.example', PASSWORD],
    ['a wrong password of a suspended account', 'suspended@kirana.example', 'the wrong password'],
    ['the password of the decoy', 'nobody@kirana.example', 'no account has this password'],
  ])('answers %s with one and the same error', async (_what, email, password) => {
    const sessions = await db.session.count();
    await expect(attempt(email, password)).rejects.toEqual(new WrongCredentialsError());
    expect(await db.session.count()).toBe(sessions);
  });

  it.each(['suspended', 'inactive'])('tells the owner of a %s account, and opens no session', async (status) => {
    const sessions = await db.session.count();
    await expect(attempt(`${status}@kirana.example`, PASSWORD)).rejects.toEqual(new AccountSuspendedError());
    expect(await db.session.count()).toBe(sessions);
  });

  it('takes a letter for the same however the keyboard has written it', async () => {
    await makeShopper({ email: 'accent@kirana.example', passwordHash: await hashPassword('cafe\u0301 au lait') });
    await attempt('accent@kirana.example', 'caf\u00e9 au lait');
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    const refused = (email: string) => attempt(email, 'the wrong password').catch(() => undefined);
    await refused('nobody@kirana.example'); // the first one makes the decoy
    const ratio = await timeRatio(
      () => refused('nobody@kirana.example'),
      () => refused('asha@kirana.example'),
    );
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

describe('userLogIn', () => {
  const ask = async (input: Record<string, unknown>) => (await askGraphql(LOG_IN, { input })).data.userLogIn;

  it('ignores case and spaces of the address', async () => {
    expect(await ask({ email: ' ASHA@kirana.example', password: PASSWORD })).toEqual({
      __typename: 'UserLogInPayload',
      viewer: { email: 'asha@kirana.example' },
    });
  });

  it('does not ignore case and spaces of the password', async () => {
    for (const password of [PASSWORD.toUpperCase(), ` ${PASSWORD}`]) {
      expect(await ask({ email: 'asha@kirana.example', password })).toEqual({
        __typename: 'WrongCredentialsError',
        message: 'Email or password is not right',
      });
    }
  });

  it('says which field is not filled in', async () => {
    const answer = await ask({ email: 'asha', password: '' });
    expect(answer.issues.map(({ path }: { path: string }) => path)).toEqual(['email', 'password']);
  });
});
