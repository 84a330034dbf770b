import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { createBrowser, openServer, type Browser } from '../../../testing/server/inProcessServer.ts';
import { makeShopper, newId } from '../../../testing/fixtures.ts';
import { mailedToken, readMail } from '../../../testing/readMail.ts';
import { LIMITS } from '../../../platform/limits/limits.ts';
import { CODE_MAX_ATTEMPTS } from '../tokens.ts';
import { hashPassword } from './password.ts';

const PASSWORD = 'the old password';
const NEW_PASSWORD = 'the new password';

const LOG_IN = 'mutation ($input: UserLogInInput!) { userLogIn(input: $input) { __typename } }';
const REQUEST = `mutation ($input: PasswordResetRequestInput!) { passwordResetRequest(input: $input) { __typename
  ... on PasswordResetRequestPayload { requestToken } } }`;
const VERIFY = 'mutation ($input: PasswordResetVerifyInput!) { passwordResetVerify(input: $input) { __typename } }';
const RESET = 'mutation ($input: PasswordResetInput!) { passwordReset(input: $input) { __typename } }';

/** Whole requests, with cookies and the limits on attempts. */
describe('a password reset while strangers try to prevent it', () => {
  let app: FastifyInstance;
  let passwordHash: string;
  let email: string;
  let owner: Client;
  beforeAll(async () => {
    app = await openServer({ THROTTLE: 'on', TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '100000' });
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    email = `${newId()}@kirana.example`;
    await makeShopper({ email, passwordHash });
    owner = client();
  });

  let host = 0;
  interface Client {
    browser: Browser;
    address: string;
  }
  /** A browser at an address of its own. */
  const client = (): Client => ({ browser: createBrowser(app), address: `198.51.${(host += 1) % 100}.7` });
  const send = async ({ browser, address }: Client, query: string, input: object) => {
    const { data } = await browser.ask(query, { input }, { 'x-forwarded-for': address });
    return Object.values<{ __typename: string; requestToken: string }>(data)[0];
  };
  const typeOf = async (from: Client, query: string, input: object) => (await send(from, query, input))?.__typename;
  const request = (from: Client) => typeOf(from, REQUEST, { email });
  const verify = (from: Client, code: string, more = {}) => typeOf(from, VERIFY, { email, code, ...more });
  const reset = (from: Client, resetToken?: string) =>
    typeOf(from, RESET, { email, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, resetToken });
  const mailedCode = async () => (await readMail(email))?.code ?? '';
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

  it('goes on for the owner after a hundred wrong codes of strangers', async () => {
    await request(owner);
    const code = await mailedCode();
    for (let tries = 0; tries <= LIMITS.codePerAccount.count; tries += 1) await verify(client(), wrong(code));
    expect(await verify(client(), code)).toBe('TooManyAttemptsError');
    expect(await verify(owner, code)).toBe('PasswordResetVerifyPayload');
    expect(await reset(owner)).toBe('PasswordResetPayload');
    expect([...owner.browser.jar.keys()]).toEqual([]);
  });

  it('goes on for a program that sends the token of its request', async () => {
    const program = client();
    const requestToken = (await send(program, REQUEST, { email }))?.requestToken;
    program.browser.jar.clear();
    const code = await mailedCode();
    for (let tries = 0; tries < CODE_MAX_ATTEMPTS; tries += 1) await verify(client(), wrong(code));
    expect(await verify(program, code)).toBe('WrongCodeError');
    expect(await verify(program, code, { requestToken })).toBe('PasswordResetVerifyPayload');
  });

  it('can be completed on another device than the one that requested the code, with five tries', async () => {
    await request(owner);
    const code = await mailedCode();
    const phone = client();
    for (let tries = 1; tries < CODE_MAX_ATTEMPTS; tries += 1) await verify(phone, wrong(code));
    expect(await verify(phone, code)).toBe('PasswordResetVerifyPayload');
    await request(owner);
    const next = await mailedCode();
    for (let tries = 0; tries < CODE_MAX_ATTEMPTS; tries += 1) await verify(phone, wrong(next));
    expect(await verify(phone, next)).toBe('WrongCodeError');
  });

  it('goes on for the owner after strangers have requested other codes, which all go to the owner', async () => {
    await request(owner);
    const code = await mailedCode();
    const stranger = client();
    await request(stranger);
    const theirs = await mailedCode();
    for (let tries = 0; tries < CODE_MAX_ATTEMPTS; tries += 1) await verify(stranger, wrong(theirs));
    expect(await verify(owner, code)).toBe('PasswordResetVerifyPayload');
  });

  it('is possible by the link in a mail that a stranger has requested', async () => {
    for (let mails = 0; mails < LIMITS.resetMailPerAccount.count; mails += 1) await request(client());
    expect(await request(owner)).toBe('TooManyAttemptsError');
    expect(await reset(owner, await mailedToken(email))).toBe('PasswordResetPayload');
    expect(await typeOf(owner, LOG_IN, { email, password: NEW_PASSWORD })).toBe('UserLogInPayload');
  });

  it('can be requested by the owner whatever one stranger requests, registers or confirms', async () => {
    const stranger = client();
    for (let mails = 0; mails < LIMITS.resetMailPerAccountAndIp.count; mails += 1) {
      expect(await request(stranger)).toBe('PasswordResetRequestPayload');
    }
    expect(await request(stranger)).toBe('TooManyAttemptsError');
    const REGISTER = 'mutation ($input: UserRegisterInput!) { userRegister(input: $input) { __typename } }';
    const person = { name: 'Asha', email, password: PASSWORD, confirmPassword: PASSWORD };
    for (let tries = 0; tries <= LIMITS.mailPerAccount.count; tries += 1) await send(stranger, REGISTER, person);
    expect(await request(owner)).toBe('PasswordResetRequestPayload');
  });

  it('can be requested in a browser of the owner whatever all strangers request, five times', async () => {
    await typeOf(owner, LOG_IN, { email, password: PASSWORD });
    for (let mails = 0; mails <= LIMITS.resetMailPerAccount.count; mails += 1) await request(client());
    for (let mails = 0; mails < LIMITS.resetMailPerKnownDevices.count; mails += 1) {
      expect(await request(owner)).toBe('PasswordResetRequestPayload');
    }
    expect(await request(owner)).toBe('TooManyAttemptsError');
    const { count: limit } = LIMITS.resetMailPerAccount;
    expect(await db.mail.count({ where: { recipient: email } })).toBe(limit + LIMITS.resetMailPerKnownDevices.count);
  });
});
