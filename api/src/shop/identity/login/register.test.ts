import { describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { newId } from '../../../testing/fixtures.ts';
import { fakeCaller } from '../../../testing/graphql/fakeCaller.ts';
import { EmailTakenError } from '../identityErrors.ts';
import { register } from './register.ts';

const NOW = new Date('2026-01-01T10:00:00Z');
const person = (email: string) => ({ name: 'Asha', email, password: 'long enough', confirmPassword: 'long enough' });
const registerPerson = (email: string) => register(person(email), fakeCaller({ userAgent: 'a test' }), NOW);

const REGISTER = `mutation ($input: UserRegisterInput!) { userRegister(input: $input) { __typename
  ... on UserRegisterPayload { viewer { name email role isEmailVerified } accessToken refreshToken }
  ... on InvalidInputError { message issues { path message } }
  ... on EmailTakenError { message }
} }`;

describe('register', () => {
  it('creates an account and a session, and stores the password only as an argon2id hash', async () => {
    const { userId, sessionId, refreshToken } = await registerPerson('one@kirana.example');
    const user = await db.user.findUniqueOrThrow({
      where: { id: userId },
      omit: { amountSpentPaise: true },
      include: { sessions: true },
    });
    expect(user).toMatchObject({ email: 'one@kirana.example', role: 'USER', status: 'ACTIVE', emailVerifiedAt: null });
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(user.sessions).toMatchObject([{ id: sessionId, userAgent: 'a test', revokedAt: null }]);
    expect(JSON.stringify(user)).not.toContain(refreshToken);
  });

  it('creates one account for ten concurrent registrations with an address', async () => {
    const claims = Array.from({ length: 10 }, () => registerPerson('two@kirana.example'));
    const outcomes = await Promise.allSettled(claims);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refusals).toHaveLength(9);
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(EmailTakenError);
    expect(await db.user.count({ where: { email: 'two@kirana.example' } })).toBe(1);
  });

  it('mails a link to the address if and only if the account was created', async () => {
    const { userId } = await registerPerson('mailed@kirana.example');
    await expect(registerPerson('mailed@kirana.example')).rejects.toBeInstanceOf(EmailTakenError);
    const mails = await db.mail.findMany({ where: { recipient: 'mailed@kirana.example' } });
    expect(mails).toMatchObject([{ kind: 'EMAIL_VERIFICATION', userId }]);
  });
});

describe('userRegister', () => {
  const ask = async (changes: Record<string, unknown>) => {
    const { name, password, confirmPassword } = person('');
    const input = { name, email: 'three@kirana.example', password, confirmPassword, ...changes };
    return (await executeGraphql(REGISTER, { input })).data.userRegister;
  };

  it('trims the name, and ignores case and spaces of the address', async () => {
    const answer = await ask({ name: '  Asha Rao ', email: ' THREE@Kirana.Example ' });
    expect(answer).toMatchObject({
      __typename: 'UserRegisterPayload',
      viewer: { name: 'Asha Rao', email: 'three@kirana.example', role: 'USER', isEmailVerified: false },
    });
    expect(await ask({ email: 'Three@KIRANA.example' })).toEqual({
      __typename: 'EmailTakenError',
      message: 'There is already an account with this email',
    });
  });

  it.each([
    ['Priya W/o Ramesh', 'Priya W/o Ramesh'],
    ['Ramesh S/O Suresh', 'Ramesh S/O Suresh'],
    ['Anand\u200e', 'Anand'],
    ['\u202aK.R.Narayanan\u202c', 'K.R.Narayanan'],
    ['Sita D/o.S.Janak', 'Sita D/o.S.Janak'],
    ['സഞ്ജയ്\u200c', 'സഞ്ജയ്\u200c'],
  ])('takes the name %j', async (name, stored) => {
    expect(await ask({ name, email: `${newId()}@kirana.example` })).toMatchObject({ viewer: { name: stored } });
  });

  it.each([
    'http://x',
    '//x',
    'www.evil.in',
    'bit.ly/x',
    'evil.example/win',
    '<b>Asha</b>',
    '/etc',
    'Asha\nRao',
    '\u200b',
  ])('refuses the name %j', async (name) => {
    const message = name === '\u200b' ? 'Enter your name' : 'Enter your name without links or symbols';
    expect(await ask({ name, email: `${newId()}@kirana.example` })).toMatchObject({
      issues: [{ path: 'name', message }],
    });
  });

  it.each([
    ['a&b@', 'a&b@'],
    ['sales/kochi@', 'sales/kochi@'],
    ['x!y@', 'x!y@'],
    ['\u200bRam@', 'ram@'],
  ])('takes an address that begins with %j', async (typed, stored) => {
    const domain = `${newId()}.example`;
    expect(await ask({ email: typed + domain })).toMatchObject({ viewer: { email: stored + domain } });
  });

  it('stores a domain in another script as its punycode, and serves no name in one', async () => {
    expect(await ask({ email: 'ram@डाटामेल.भारत' })).toMatchObject({
      viewer: { email: 'ram@xn--c2bd4bq1db8d.xn--h2brj9c' },
    });
    expect(await ask({ email: 'राम@डाटामेल.भारत' })).toMatchObject({
      issues: [
        { path: 'email', message: expect.stringContaining('letters other than a to z before the @') as unknown },
      ],
    });
  });

  it('requires the password twice', async () => {
    expect(await ask({ email: 'four@kirana.example', confirmPassword: 'long enough.' })).toEqual({
      __typename: 'InvalidInputError',
      message: 'password and confirm password must be same',
      issues: [{ path: 'confirmPassword', message: 'password and confirm password must be same' }],
    });
    expect(await db.user.count({ where: { email: 'four@kirana.example' } })).toBe(0);
  });

  it.each([
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: 'As\0ha' }],
    ['email', { email: '' }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@b' }],
    ['email', { email: 'a\0@kirana.example' }],
    ['email', { email: `${'x'.repeat(250)}@kirana.example` }],
    ['password', { password: 'short', confirmPassword: 'short' }],
    ['password', { password: 'x'.repeat(201), confirmPassword: 'x'.repeat(201) }],
  ])('names the field %s as invalid in %j', async (path, changes) => {
    const answer = await ask(changes);
    expect(answer).toMatchObject({ __typename: 'InvalidInputError', issues: [{ path }] });
    expect(answer.issues[0].message).toMatch(new RegExp(`\\b${path}\\b`, 'i'));
  });

  it.each(['password1', 'ｐａｓｓｗｏｒｄ１', 'PASSWORD1', 'qwertyuiop', '1234567890', 'iloveyou2'])(
    'refuses %s, which attackers try first',
    async (password) => {
      expect(await ask({ password, confirmPassword: password })).toMatchObject({
        issues: [{ path: 'password', message: expect.stringContaining('too common') }],
      });
    },
  );

  it.each(['        ', 'aaaaaaab', 'नमस्ते दुनिया', 'correct horse', '🥭🥭🥭🥭🥭🥭🥭🥭'])(
    'has no rules of composition: takes %j',
    async (password) => {
      const answer = await ask({ email: `${newId()}@kirana.example`, password, confirmPassword: password });
      expect(answer.__typename).toBe('UserRegisterPayload');
    },
  );

  it('names each invalid field once, in the order of the form', async () => {
    const answer = await ask({ name: '', email: 'x', password: 'short', confirmPassword: 'short' });
    expect(answer.issues.map(({ path }: { path: string }) => path)).toEqual(['name', 'email', 'password']);
  });

  it('does not accept a role', async () => {
    const { status, errors } = await executeGraphql(REGISTER, {
      input: { ...person('five@kirana.example'), role: 'ADMIN' },
    });
    expect(status).toBeLessThan(500);
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(await db.user.count({ where: { email: 'five@kirana.example' } })).toBe(0);
  });
});
