import type { FastifyInstance } from 'fastify';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../platform/db/client.ts';
import { createAccessTokens } from '../shop/identity/sessions/accessToken.ts';
import { graphqlResponseOf, createBrowser, openServer, type Browser } from '../testing/server/inProcessServer.ts';
import { TEST_SECRET } from '../testing/secretFixture.ts';
import { makeProduct, makeSubCategory, newId } from '../testing/fixtures.ts';

const REGISTER = `mutation ($input: UserRegisterInput!) { userRegister(input: $input) {
  ... on UserRegisterPayload { viewer { email } accessToken refreshToken } } }`;
const REFRESH = `mutation ($token: String) { sessionRefresh(input: { refreshToken: $token }) { __typename
  ... on SessionRefreshPayload { accessToken refreshToken } } }`;
const LOG_OUT = 'mutation { userLogOut { isLoggedOut } }';
const WHO = '{ viewer { email } }';

describe('/graphql over HTTP', () => {
  let app: FastifyInstance;
  let browser: Browser;
  let email: string;
  beforeAll(async () => {
    app = await openServer();
    await makeSubCategory([(await makeProduct()).id]);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    browser = createBrowser(app);
    email = `${newId()}@kirana.example`;
  });

  const register = async (as = browser) => {
    const input = { name: 'Asha', email, password: 'long enough', confirmPassword: 'long enough' };
    const { data, cookies } = await as.ask(REGISTER, { input });
    return { ...data.userRegister, cookies };
  };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  describe('cookies', () => {
    it('are httpOnly and same-site, and last as long as the session', async () => {
      const { cookies } = await register();
      const common = { path: '/', httpOnly: true, sameSite: 'Lax' };
      expect(cookies).toMatchObject([
        { name: 'knownDevice', maxAge: 180 * 24 * 60 * 60, ...common },
        { name: 'accessToken', maxAge: 15 * 60, ...common },
        { name: 'refreshToken', maxAge: 30 * 24 * 60 * 60, ...common },
      ]);
      for (const cookie of cookies) expect(cookie).not.toHaveProperty('secure');
    });

    it('are sent from a configured origin of another site, over TLS only', async () => {
      const origins = { same: 'https://admin.shop.example', other: 'https://app.elsewhere.example' };
      const server = await openServer({
        PUBLIC_URL: 'https://shop.example',
        CORS_ORIGINS: Object.values(origins).join(','),
      });
      const cookiesFor = async (origin: string) => {
        const input = {
          name: 'Asha',
          email: `${newId()}@kirana.example`,
          password: 'long enough',
          confirmPassword: 'long enough',
        };
        return (await createBrowser(server).ask(REGISTER, { input }, { origin })).cookies;
      };
      expect(await cookiesFor(origins.other)).toMatchObject(Array(3).fill({ sameSite: 'None', secure: true }));
      expect(await cookiesFor(origins.same)).toMatchObject(Array(3).fill({ sameSite: 'Lax', secure: true }));
      expect(await cookiesFor('https://evil.example')).toMatchObject(Array(3).fill({ sameSite: 'Lax', secure: true }));
      await server.close();
    });

    it('log in, refresh and log out', async () => {
      await register();
      expect((await browser.ask(WHO)).data.viewer).toEqual({ email });
      const before = new Map(browser.jar);
      expect((await browser.ask(REFRESH)).data.sessionRefresh.__typename).toBe('SessionRefreshPayload');
      expect(browser.jar.get('refreshToken')).not.toBe(before.get('refreshToken'));
      expect((await browser.ask(WHO)).data.viewer).toEqual({ email });
      await browser.ask(LOG_OUT);
      expect([...browser.jar.keys()]).toEqual(['knownDevice']);
      expect(await browser.ask(WHO)).toMatchObject({ data: { viewer: null }, errors: [] });
    });

    it('are cleared when the session has ended', async () => {
      await register();
      await db.session.updateMany({ where: { user: { email } }, data: { revokedAt: new Date() } });
      expect((await browser.ask(REFRESH)).data.sessionRefresh.__typename).toBe('SessionExpiredError');
      expect([...browser.jar.keys()]).toEqual(['knownDevice']);
    });

    it('stay when a refresh without them is refused, as another tab may have logged in meanwhile', async () => {
      const refused = await createBrowser(app).ask(REFRESH);
      expect(refused.data.sessionRefresh.__typename).toBe('SessionExpiredError');
      expect(refused.cookies).toEqual([]);
    });
  });

  describe('credentials', () => {
    const stale = async () => {
      await register();
      browser.jar.set('accessToken', 'garbage');
    };

    it('are refused as soon as the session ends', async () => {
      const { accessToken } = await register();
      const thief = createBrowser(app);
      expect((await thief.ask(WHO, {}, bearer(accessToken))).data.viewer).toEqual({ email });
      await browser.ask(LOG_OUT);
      expect((await thief.ask(WHO, {}, bearer(accessToken))).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    });

    it('prefer a valid bearer token to an expired cookie', async () => {
      const { accessToken } = await register();
      browser.jar.set('accessToken', 'garbage');
      expect((await browser.ask(WHO, {}, bearer(accessToken))).data.viewer).toEqual({ email });
    });

    it('log out by the refresh cookie alone', async () => {
      await register();
      browser.jar.delete('accessToken');
      expect((await browser.ask(LOG_OUT)).data.userLogOut).toEqual({ isLoggedOut: true });
      expect(await db.session.count({ where: { user: { email }, revokedAt: null } })).toBe(0);
    });

    it('refresh with a token that the client stored, until the next one is used', async () => {
      const { refreshToken } = await register();
      const other = createBrowser(app);
      const first = (await other.ask(REFRESH, { token: refreshToken })).data.sessionRefresh;
      expect(first.__typename).toBe('SessionRefreshPayload');
      const replayed = (await createBrowser(app).ask(REFRESH, { token: refreshToken })).data.sessionRefresh;
      expect(replayed.refreshToken).toBe(first.refreshToken);
      await other.ask(REFRESH, { token: first.refreshToken });
      const replay = await createBrowser(app).ask(REFRESH, { token: refreshToken });
      expect(replay.data.sessionRefresh).toEqual({ __typename: 'SessionExpiredError' });
      expect((await other.ask(WHO)).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    });

    it('read public fields when expired, but not those of the viewer', async () => {
      await stale();
      const shop = await browser.ask('{ categories { totalCount } products { totalCount edges { node { name } } } }');
      expect(shop).toMatchObject({ errors: [], data: { categories: { totalCount: 1 }, products: { totalCount: 1 } } });
      const mine = await browser.ask('{ products { edges { node { myCartLine { id } } } } }');
      for (const answer of [await browser.ask(WHO), mine]) {
        expect(answer.errors).toMatchObject([
          { message: 'Your session has ended', extensions: { code: 'UNAUTHENTICATED' } },
        ]);
      }
    });

    it('are refused when forged', async () => {
      await register();
      const { id: sessionId, userId } = await db.session.findFirstOrThrow({ where: { user: { email } } });
      const session = { sessionId, userId };
      const forged = [
        new UnsecuredJWT({ sid: sessionId }).setSubject(userId).encode(),
        await createAccessTokens('a secret that a stranger invented, long').issue(session),
        await createAccessTokens(TEST_SECRET).issue({ sessionId: newId(), userId }),
        await createAccessTokens(TEST_SECRET).issue({ sessionId, userId: newId() }),
      ];
      const visitor = createBrowser(app);
      for (const token of forged) {
        const { status, errors } = await visitor.ask(WHO, {}, bearer(token));
        expect(status).toBeLessThan(500);
        expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
      }
      expect((await visitor.ask(WHO, {}, bearer(await createAccessTokens(TEST_SECRET).issue(session)))).errors).toEqual(
        [],
      );
    });

    it.each(['Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', 'bearer\tx', 'x'])(
      'shrug at Authorization: %s',
      async (authorization) => {
        const { status } = await browser.ask('{ categories { totalCount } }', {}, { authorization });
        expect(status).toBe(200);
      },
    );
  });

  describe('requests of other sites', () => {
    const query = LOG_OUT;
    const alive = () => db.session.count({ where: { user: { email }, revokedAt: null } });

    it.each([
      ['text/plain', JSON.stringify({ query })],
      ['text/plain;charset=UTF-8', JSON.stringify({ query })],
      ['application/x-www-form-urlencoded', new URLSearchParams({ query }).toString()],
      ['application/graphql', query],
      ['application/json-patch', JSON.stringify({ query })],
      ['', JSON.stringify({ query })],
    ])('change nothing as %s', async (type, payload) => {
      await register();
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': type },
        cookies: Object.fromEntries(browser.jar),
        payload,
      });
      expect(response.statusCode).toBe(415);
      expect(await alive()).toBe(1);
    });

    it('change nothing as an upload, which requires a custom header', async () => {
      await register();
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        cookies: Object.fromEntries(browser.jar),
        payload: `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":"${query}"}\r\n--x--\r\n`,
      });
      expect(response.statusCode).toBe(400);
      expect(await alive()).toBe(1);
    });

    it('change nothing without a body', async () => {
      await register();
      const url = `/graphql?${new URLSearchParams({ query }).toString()}`;
      const cookies = Object.fromEntries(browser.jar);
      const [get, post] = [await app.inject({ url, cookies }), await app.inject({ method: 'POST', url, cookies })];
      expect([get.statusCode, post.statusCode]).toEqual([405, 415]);
      expect(await alive()).toBe(1);
    });

    it('get no CORS headers', async () => {
      const headers = { origin: 'https://evil.example' };
      const response = await app.inject({ url: `/graphql?query=${encodeURIComponent(WHO)}`, headers });
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    });
  });

  describe('statuses', () => {
    const post = (payload: string, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      });

    it('answers queries by GET and POST', async () => {
      const get = await app.inject({ url: `/graphql?query=${encodeURIComponent('{ categories { totalCount } }')}` });
      expect(graphqlResponseOf(get)).toMatchObject({ status: 200, data: { categories: { totalCount: 1 } } });
    });

    it.each(['PUT', 'PATCH', 'DELETE', 'HEAD'] as const)('answers 405 to %s', async (method) => {
      const response = await app.inject({ method, url: '/graphql' });
      expect(response.statusCode).toBe(405);
      expect(response.headers.allow).toBe('GET, POST');
    });

    it.each([
      '',
      '{',
      'null',
      '5',
      '"x"',
      '[]',
      '{}',
      '{"query":5}',
      '{"query":null}',
      '{"query":{}}',
      '{"query":"{ a }","variables":5}',
    ])('answers 400 to the body %s', async (body) => {
      expect((await post(body, { accept: 'application/graphql-response+json' })).statusCode).toBe(400);
    });

    it.each([
      '{',
      '{ nothing }',
      '{ product(id: 5.5) { id } }',
      'query ($id: ID!) { product(id: $id) { id } }',
      'query A { viewer { id } } query B { viewer { id } }',
      'subscription { x }',
      '\0',
      '#',
    ])('answers 400 to the document %j', async (query) => {
      const response = await post(JSON.stringify({ query }), { accept: 'application/graphql-response+json' });
      expect(response.statusCode).toBe(400);
      expect(graphqlResponseOf(response).errors[0]?.extensions?.code).toMatch(/^[A-Z_]+$/);
    });

    it('answers 413 to more than 100 kB', async () => {
      expect((await post(JSON.stringify({ query: WHO.padEnd(100_001) }))).statusCode).toBe(413);
    });

    it('refuses batches', async () => {
      const response = await post(JSON.stringify([{ query: WHO }, { query: WHO }]));
      expect(graphqlResponseOf(response)).toMatchObject({ status: 400, data: null });
    });
  });
});
