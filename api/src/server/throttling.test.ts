import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../platform/db/client.ts';
import { createBrowser, openServer } from '../testing/server/inProcessServer.ts';
import { makeShopper, newId } from '../testing/fixtures.ts';
import { hashPassword } from '../shop/identity/login/password.ts';
import { LIMITS } from '../platform/limits/limits.ts';

const LOG_IN = `mutation ($input: UserLogInInput!) { userLogIn(input: $input) { __typename
  ... on TooManyAttemptsError { message retryAfter } } }`;
const FORGOT = `mutation ($input: PasswordResetRequestInput!) { passwordResetRequest(input: $input) { __typename } }`;
const REFRESH = `mutation { sessionRefresh(input: { refreshToken: "x" }) { __typename } }`;
const REGISTER = `mutation ($input: UserRegisterInput!) { userRegister(input: $input) { __typename } }`;
const PASSWORD = 'the right password';

/** Two API processes on one database, behind one proxy. */
describe('throttling over HTTP', () => {
  let apps: FastifyInstance[];
  let passwordHash: string;
  beforeAll(async () => {
    const environment = { THROTTLE: 'on', TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '100000' };
    apps = [await openServer(environment), await openServer(environment)];
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] })); // a block lasts two seconds
  afterEach(() => void vi.useRealTimers());

  let round = 0;
  /** Sends requests to the two processes in turns, as a client of that address. */
  async function ask(address: string, query: string, variables: Record<string, unknown> = {}) {
    const app = apps[(round += 1) % 2];
    if (!app) throw new Error('No server is open');
    const payload = JSON.stringify({ query, variables });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
    return { ...response.json(), retryAfter: response.headers['retry-after'], status: response.statusCode };
  }
  let host = 0;
  const freshAddress = () => `198.51.100.${(host += 1)}`;

  it('blocks an account after a few wrong passwords over both processes, with the wait in a header', async () => {
    const email = `${newId()}@kirana.example`;
    await makeShopper({ email, passwordHash });
    const attempt = (password: string) => ask(freshAddress(), LOG_IN, { input: { email, password } });
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await attempt('a wrong one')).data.userLogIn.__typename).toBe('WrongCredentialsError');
    }
    const { status, retryAfter, data } = await attempt(PASSWORD);
    expect({ status, retryAfter }).toEqual({ status: 200, retryAfter: String(data.userLogIn.retryAfter) });
    expect(data.userLogIn).toMatchObject({ __typename: 'TooManyAttemptsError', retryAfter: 2 });
  });

  it('blocks an address that tries many accounts, with its IPv6 network', async () => {
    const attempt = async (address: string) =>
      (await ask(address, LOG_IN, { input: { email: `${newId()}@kirana.example`, password: newId() } })).data.userLogIn;
    for (let tries = 0; tries < LIMITS.passwordPerIp.count; tries += 1) {
      expect((await attempt(`2001:db8:7:7::${tries}`)).__typename).toBe('WrongCredentialsError');
    }
    expect((await attempt('2001:db8:7:7:ffff::1')).__typename).toBe('TooManyAttemptsError');
    expect((await attempt('2001:db8:7:8::1')).__typename).toBe('WrongCredentialsError');
  });

  it.each([
    ['port', (tries: number) => `203.0.113.7:${40_000 + tries}`],
    ['port in brackets', (tries: number) => `[2001:db8:1::1]:${40_000 + tries}`],
    ['quoted port', (tries: number) => `"203.0.113.70:${40_000 + tries}"`],
    ['zone', (tries: number) => `2001:db8:2::1%eth${tries}`],
    ['mapped address and port', (tries: number) => `[::ffff:203.0.113.71]:${40_000 + tries}`],
    ['made-up word', (tries: number) => `client-${tries}`],
    ['made-up number', (tries: number) => String(40_000 + tries)],
    ['made-up word before its address', (tries: number) => `client-${tries}, 203.0.113.9`],
  ])('blocks an address that tries many accounts, which a proxy names with a %s', async (_what, address) => {
    const attempt = async (tries: number) =>
      (await ask(address(tries), LOG_IN, { input: { email: `${newId()}@kirana.example`, password: newId() } })).data
        .userLogIn.__typename;
    const answers = [];
    for (let tries = 0; tries <= LIMITS.passwordPerIp.count; tries += 1) answers.push(await attempt(tries));
    expect(answers.at(-1)).toBe('TooManyAttemptsError');
  });

  it('sends an account five mails an hour, known or not, and an address twenty', async () => {
    const forgot = async (email: string, address = freshAddress()) =>
      (await ask(address, FORGOT, { input: { email } })).data.passwordResetRequest.__typename;
    const known = `${newId()}@kirana.example`;
    await makeShopper({ email: known });
    for (const email of [known, `${newId()}@kirana.example`]) {
      for (let mails = 0; mails < LIMITS.mailPerAccount.count; mails += 1) {
        expect(await forgot(email)).toBe('PasswordResetRequestPayload');
      }
      expect(await forgot(email)).toBe('TooManyAttemptsError');
      expect(await db.mail.count({ where: { recipient: email } })).toBe(LIMITS.mailPerAccount.count);
    }
    const address = freshAddress();
    for (let mails = 0; mails < LIMITS.mailPerIp.count; mails += 1) await forgot(`${newId()}@kirana.example`, address);
    expect(await forgot(`${newId()}@kirana.example`, address)).toBe('TooManyAttemptsError');
  });

  it('limits registrations and guessed refresh tokens by address', async () => {
    const address = freshAddress();
    const register = async (index: number) => {
      const email = `${newId()}@kirana.example`;
      const input = { name: `Asha ${index}`, email, password: PASSWORD, confirmPassword: PASSWORD };
      return (await ask(address, REGISTER, { input })).data.userRegister.__typename;
    };
    for (let tries = 0; tries < LIMITS.registrationPerIp.count; tries += 1) await register(tries);
    expect(await register(-1)).toBe('TooManyAttemptsError');
    for (let tries = 0; tries < LIMITS.refreshPerIp.count; tries += 1) await ask(address, REFRESH);
    expect((await ask(address, REFRESH)).data.sessionRefresh.__typename).toBe('TooManyAttemptsError');
  });

  it('does not limit an authenticated shopper', async () => {
    const browser = createBrowser(apps[0] as FastifyInstance); // opened above
    const email = `${newId()}@kirana.example`;
    const input = { name: 'Asha', email, password: PASSWORD, confirmPassword: PASSWORD };
    await browser.ask(REGISTER, { input }, { 'x-forwarded-for': freshAddress() });
    const refresh = 'mutation { sessionRefresh(input: {}) { __typename } }';
    for (let times = 0; times < 20; times += 1) {
      const { data } = await browser.ask(refresh, {}, { 'x-forwarded-for': freshAddress() });
      expect(data.sessionRefresh.__typename).toBe('SessionRefreshPayload');
    }
  });
});
