import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { makeShopper } from '../../../testing/fixtures.ts';
import { fakeCaller } from '../../../testing/graphql/fakeCaller.ts';
import { countPasswordHashes } from '../../../testing/countPasswordHashes.ts';
import { AccountSuspendedError, WrongCredentialsError } from '../identityErrors.ts';
import { logIn } from './logIn.ts';
import { hashPassword } from './password.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const PASSWORD = 'the right password';
const attempt = (email: string, password: string) => logIn({ email, password }, fakeCaller(), NOW);

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

  it('creates a session and records the time of the login', async () => {
    const { userId, sessionId } = await attempt('asha@kirana.example', PASSWORD);
    expect(await db.session.findUnique({ where: { id: sessionId } })).toMatchObject({ userId, revokedAt: null });
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ lastLoginAt: NOW });
  });

  it('creates a session for each device', async () => {
    const first = await attempt('asha@kirana.example', PASSWORD);
    const second = await attempt('asha@kirana.example', PASSWORD);
    expect(second.sessionId).not.toBe(first.sessionId);
    expect(second.refreshToken).not.toBe(first.refreshToken);
  });

  it.each([
    ['a wrong password', 'asha@kirana.example', 'the wrong password'],
    ['an unknown address', 'nobody@kirana.example', PASSWORD],
    ['a wrong password of a suspended account', 'suspended@kirana.example', 'the wrong password'],
    ['the dummy password', 'nobody@kirana.example', 'no account has this password'],
  ])('answers %s with the same error', async (_what, email, password) => {
    const sessions = await db.session.count();
    await expect(attempt(email, password)).rejects.toEqual(new WrongCredentialsError());
    expect(await db.session.count()).toBe(sessions);
  });

  it.each(['suspended', 'inactive'])(
    'refuses the right password of an account that is %s, and creates no session',
    async (status) => {
      const sessions = await db.session.count();
      await expect(attempt(`${status}@kirana.example`, PASSWORD)).rejects.toEqual(new AccountSuspendedError());
      expect(await db.session.count()).toBe(sessions);
    },
  );

  it('accepts a letter in each of its Unicode encodings', async () => {
    await makeShopper({ email: 'accent@kirana.example', passwordHash: await hashPassword('cafe\u0301 au lait') });
    await attempt('accent@kirana.example', 'caf\u00e9 au lait');
  });

  it('computes one hash of the same cost for an unknown address as for a wrong password', async () => {
    await attempt('nobody@kirana.example', PASSWORD).catch(() => undefined); // the first attempt hashes the dummy password
    const refused = (email: string) => countPasswordHashes(() => attempt(email, 'the wrong password'));
    const known = await refused('asha@kirana.example');
    expect(known).toEqual(['argon2id$v=19$m=19456,t=2,p=1']);
    expect(await refused('nobody@kirana.example')).toEqual(known);
  });
});

describe('userLogIn', () => {
  const ask = async (input: Record<string, unknown>) => (await executeGraphql(LOG_IN, { input })).data.userLogIn;

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
        message: 'Wrong email or password',
      });
    }
  });

  it('names the fields that are invalid', async () => {
    const answer = await ask({ email: 'asha', password: '' });
    expect(answer.issues.map(({ path }: { path: string }) => path)).toEqual(['email', 'password']);
  });
});
