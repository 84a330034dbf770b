import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { newId } from '../testing/fixtures.ts';
import { createBrowser, openServer, type Cookie } from '../testing/server/inProcessServer.ts';

const REGISTER = `mutation ($input: UserRegisterInput!) { userRegister(input: $input) { __typename } }`;
const REFRESH = 'mutation { sessionRefresh(input: {}) { __typename } }';
const LOG_IN = `mutation ($input: UserLogInInput!) { userLogIn(input: $input) {
  ... on UserLogInPayload { refreshToken } } }`;
const LOG_OUT = 'mutation { userLogOut { isLoggedOut } }';
const WHO = '{ viewer { email } }';

describe('the cookies of a shop that uses https', () => {
  let secure: FastifyInstance;
  let email: string;
  beforeAll(async () => {
    secure = await openServer({ PUBLIC_URL: 'https://shop.example' });
  });
  afterAll(() => secure.close());
  beforeEach(() => {
    email = `${newId()}@kirana.example`;
  });
  const register = async (browser = createBrowser(secure)) => {
    const input = { name: 'Asha', email, password: 'long enough', confirmPassword: 'long enough' };
    return (await browser.ask(REGISTER, { input })).cookies;
  };

  it('are of this host alone, and those that another host of the domain plants do not count', async () => {
    const shopper = createBrowser(secure);
    const cookies = await register(shopper);
    expect(cookies).toMatchObject(Array(3).fill({ secure: true, path: '/' }));
    for (const cookie of cookies) expect(cookie).not.toHaveProperty('domain');
    expect(cookies.map((cookie: Cookie) => cookie.name)).toEqual([
      'knownDevice',
      '__Host-accessToken',
      '__Host-refreshToken',
    ]);
    expect((await shopper.ask(WHO)).data.viewer).toEqual({ email });

    const victim = createBrowser(secure);
    for (const name of ['accessToken', 'refreshToken']) victim.jar.set(name, shopper.jar.get(`__Host-${name}`) ?? '');
    expect((await victim.ask(WHO)).data.viewer).toBeNull();
    expect((await victim.ask(REFRESH)).data.sessionRefresh.__typename).toBe('SessionExpiredError');

    await shopper.ask(LOG_OUT);
    expect([...shopper.jar.keys()]).toEqual(['knownDevice']);
  });

  it.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { origin: 'https://shop.example' }])(
    'alone have the refresh token for a page of the shop: %o',
    async (headers) => {
      await register();
      const credentials = { input: { email, password: 'long enough' } };
      const page = createBrowser(secure);
      const { data } = await page.ask(LOG_IN, credentials, headers);
      expect(data.userLogIn).toEqual({ refreshToken: '' });
      expect((await page.ask(WHO)).data.viewer).toEqual({ email });
      const program = await createBrowser(secure).ask(LOG_IN, credentials);
      expect(program.data.userLogIn.refreshToken).toMatch(/^[\w-]{43}$/);
    },
  );
});
