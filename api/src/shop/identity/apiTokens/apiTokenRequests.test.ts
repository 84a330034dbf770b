import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import { makeProduct, makeSession, makeShopper } from '../../../testing/fixtures.ts';
import { createBrowser, openServer, type Browser } from '../../../testing/server/inProcessServer.ts';
import { makeApiToken } from '../../../testing/apiTokenFixtures.ts';
import { dispatchedOrder } from '../../../testing/dispatchedOrderFixtures.ts';
import { TEST_SECRET } from '../../../testing/secretFixture.ts';
import { createAccessTokens } from '../sessions/accessToken.ts';
import { createSession } from '../sessions/session.ts';
import { fakeCaller } from '../../../testing/graphql/fakeCaller.ts';

const WHO = '{ viewer { id } }';
const LOG_OUT = 'mutation { userLogOut { isLoggedOut } }';
const REFRESH = 'mutation { sessionRefresh(input: {}) { __typename } }';
const TOKENS = `{ viewer { apiTokens(first: 20) { totalCount edges { node {
  id name lastFour scope createdAt lastUsedAt expiresAt } } } } }`;
const ADD = `mutation ($input: ApiTokenCreateInput!) { apiTokenCreate(input: $input) { __typename
  ... on ApiTokenCreatePayload { token apiTokenEdge { node { id name lastFour scope lastUsedAt } } }
  ... on InvalidInputError { issues { path message } } } }`;
const REVOKE = `mutation ($id: ID!) { apiTokenRevoke(input: { apiTokenId: $id }) { revokedApiTokenId } }`;
const ADD_TO_CART = `mutation ($id: ID!) {
  cartLineAdd(input: { productId: $id, quantity: 1 }) { __typename ... on Error { message } } }`;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('a request with an API token', () => {
  let app: FastifyInstance;
  let owner: SessionViewer;
  let program: Browser;
  beforeAll(async () => {
    app = await openServer();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    owner = await makeSession(await makeShopper());
    program = createBrowser(app);
  });

  /** A browser with both session cookies of the owner. */
  async function loggedIn(): Promise<Browser & { sessionId: string }> {
    const session = await db.$transaction((tx) =>
      createSession(tx, { userId: owner.userId, isStaff: false, caller: fakeCaller() }, new Date()),
    );
    const browser = createBrowser(app);
    browser.jar.set('accessToken', await createAccessTokens(TEST_SECRET).issue(session));
    browser.jar.set('refreshToken', session.refreshToken);
    return { ...browser, sessionId: session.sessionId };
  }

  it('acts as the owner from the creation of the token until its revocation', async () => {
    const browser = await loggedIn();
    const input = { name: ' Price labels ', scope: 'READ_WRITE', expiresInDays: 90 };
    const { apiTokenCreate: added } = (await browser.ask(ADD, { input })).data;
    const { token, apiTokenEdge } = added;
    expect(apiTokenEdge.node).toMatchObject({ name: 'Price labels', lastFour: token.slice(-4), scope: 'READ_WRITE' });
    expect((await program.ask(WHO, {}, bearer(token))).data.viewer.id).toBe(encodeId('User', owner.userId));
    const { id } = await makeProduct();
    const line = await program.ask(ADD_TO_CART, { id: encodeId('Product', id) }, bearer(token));
    expect(line.data.cartLineAdd.__typename).toBe('CartLineAddPayload');
    const listed = async () => (await browser.ask(TOKENS)).data.viewer.apiTokens;
    await expect.poll(async () => (await listed()).edges[0].node.lastUsedAt).not.toBeNull();
    expect(await listed()).toMatchObject({ totalCount: 1, edges: [{ node: { id: apiTokenEdge.node.id } }] });
    expect(JSON.stringify(await listed())).not.toContain(token);
    const revoked = await browser.ask(REVOKE, { id: apiTokenEdge.node.id });
    expect(revoked.data.apiTokenRevoke.revokedApiTokenId).toBe(apiTokenEdge.node.id);
    expect((await program.ask(WHO, {}, bearer(token))).errors).toMatchObject([
      { message: 'This API token is no longer valid', extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect(await listed()).toMatchObject({ totalCount: 0, edges: [] });
  });

  it('with a read-only token is refused a mutation before its input is validated', async () => {
    const { token } = await makeApiToken(owner);
    const { errors } = await program.ask(ADD_TO_CART, { id: 'garbage' }, bearer(token));
    expect(errors).toMatchObject([{ message: 'This API token is read-only', extensions: { code: 'FORBIDDEN' } }]);
  });

  it('has the permissions of an admin when its owner is one, also for downloads', async () => {
    const { orderId } = await dispatchedOrder();
    const admin = await makeApiToken(await makeShopper({ role: 'ADMIN' }));
    const shopper = await makeApiToken(owner);
    const get = async (url: string, token: string) => (await app.inject({ url, headers: bearer(token) })).statusCode;
    const invoice = `/invoices/${encodeId('Order', orderId)}`;
    expect([await get(invoice, admin.token), await get(invoice, shopper.token)]).toEqual([200, 404]);
    expect([await get('/catalogue.csv', admin.token), await get('/catalogue.csv', shopper.token)]).toEqual([200, 403]);
    expect((await program.ask('{ staff { totalCount } }', {}, bearer(admin.token))).errors).toEqual([]);
    expect((await program.ask('{ staff { totalCount } }', {}, bearer(shopper.token))).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  it.each(['personalData', 'sessions { totalCount }', 'apiTokens { totalCount }'])(
    'can not read %s of its owner',
    async (selection) => {
      const { token } = await makeApiToken(owner, { scope: 'READ_WRITE' });
      const { data, errors } = await program.ask(`{ viewer { ${selection} } }`, {}, bearer(token));
      expect(Object.values(data.viewer)).toEqual([null]);
      expect(errors).toMatchObject([{ message: 'API tokens can’t do this', extensions: { code: 'FORBIDDEN' } }]);
    },
  );

  it.each(['Session', 'ApiToken'] as const)('can not read a %s by its id', async (typename) => {
    const { id, token } = await makeApiToken(owner, { scope: 'READ_WRITE' });
    const node = encodeId(typename, typename === 'Session' ? owner.sessionId : id);
    const { data, errors } = await program.ask(`{ node(id: "${node}") { id } }`, {}, bearer(token));
    expect(data.node).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('with an invalid token is not authenticated by its cookies', async () => {
    const { token } = await makeApiToken(owner, { expiresAt: new Date() });
    const browser = await loggedIn();
    expect((await browser.ask(WHO, {}, bearer(token))).errors).toMatchObject([
      { message: 'This API token is no longer valid', extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect((await browser.ask(WHO)).data.viewer).not.toBeNull();
  });

  it('has no more permissions through its cookies', async () => {
    const { token } = await makeApiToken(owner, { scope: 'READ_WRITE' });
    const { errors } = await (await loggedIn()).ask('{ viewer { personalData } }', {}, bearer(token));
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('receives no session through its cookies', async () => {
    const { token } = await makeApiToken(owner, { scope: 'READ_WRITE' });
    const browser = await loggedIn();
    const before = browser.jar.get('refreshToken');
    const { data } = await browser.ask(REFRESH, {}, bearer(token));
    expect(data.sessionRefresh).toEqual({ __typename: 'SessionExpiredError' });
    expect(browser.jar.get('refreshToken')).toBe(before);
    expect((await browser.ask(REFRESH)).data.sessionRefresh.__typename).toBe('SessionRefreshPayload');
  });

  it('revokes no session by logging out, whether the token is valid or not', async () => {
    const good = await makeApiToken(owner, { scope: 'READ_WRITE' });
    const expired = await makeApiToken(owner, { expiresAt: new Date() });
    const browser = await loggedIn();
    for (const { token } of [good, expired]) {
      expect((await browser.ask(LOG_OUT, {}, bearer(token))).data.userLogOut).toEqual({ isLoggedOut: true });
      expect([...browser.jar.keys()]).toEqual(['accessToken', 'refreshToken']);
    }
    const { revokedAt } = await db.session.findUniqueOrThrow({ where: { id: browser.sessionId } });
    expect(revokedAt).toBeNull();
    expect((await program.ask(WHO, {}, bearer(good.token))).data.viewer).not.toBeNull();
  });

  it.each([
    [{ name: '  ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(61) }, 'name', 'Name can have at most 60 characters'],
    [{ expiresInDays: 0 }, 'expiresInDays', 'A token is good for a day at least'],
    [{ expiresInDays: 366 }, 'expiresInDays', 'A token is good for 365 days at most, or until it is revoked'],
  ])('is not for a token of %j', async (wrong, path, message) => {
    const input = { name: 'Price labels', scope: 'READ', ...wrong };
    const { data } = await (await loggedIn()).ask(ADD, { input });
    expect(data.apiTokenCreate).toEqual({ __typename: 'InvalidInputError', issues: [{ path, message }] });
  });
});
