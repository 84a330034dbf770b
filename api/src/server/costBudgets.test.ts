import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COSTS } from '../platform/limits/costBudget.ts';
import { encodeId } from '../platform/core/publicId.ts';
import { createAccessTokens } from '../shop/identity/sessions/accessToken.ts';
import { dispatchedOrder } from '../testing/dispatchedOrderFixtures.ts';
import { makeProduct, makeSession, newId } from '../testing/fixtures.ts';
import { persistedQueryUrl, writePersistedDocuments } from '../testing/graphql/persistedDocumentsFile.ts';
import { TEST_SECRET } from '../testing/secretFixture.ts';
import { openServer } from '../testing/server/inProcessServer.ts';

const SEARCH =
  'query Search($text: String!) { products(search: $text, first: 1) { search { correctedText } edges { node { id } } } }';
/** What a client may consume while the clock stands: the share of a second, and what would take ten more. */
const BUDGET = 275_000;

const documents = writePersistedDocuments([SEARCH]);
const waits: number[] = [];
let app: FastifyInstance;
let orderId: string;
let authorization: string;
beforeAll(async () => {
  app = await openServer(
    {
      THROTTLE: 'on',
      TRUST_PROXY: '1',
      RATE_LIMIT_PER_MINUTE: '600',
      RATE_LIMIT_PER_USER: '100000',
      PERSISTED_DOCUMENTS: documents.file,
    },
    undefined,
    { budgetClock: { now: () => 0, wait: async (ms) => void waits.push(ms) } },
  );
  await makeProduct({ name: 'Milk' });
  const dispatched = await dispatchedOrder();
  orderId = encodeId('Order', dispatched.orderId);
  authorization = `Bearer ${await createAccessTokens(TEST_SECRET).issue(await makeSession(dispatched.shopper))}`;
});
afterAll(async () => {
  await app.close();
  documents.remove();
});

let host = 0;
const freshAddress = () => `198.51.100.${(host += 1)}`;
/** Sends requests one after another until one is not answered with 200; returns that one and how many were before it. */
async function untilRefused(send: () => Promise<LightMyRequestResponse>) {
  for (let answered = 0; answered <= BUDGET; answered += 1) {
    const response = await send();
    if (response.statusCode !== 200) return { answered, response };
  }
  throw new Error('Nothing was refused');
}
const REFUSED = { statusCode: 429, headers: { 'retry-after': '1' } };

const ask = (address: string, text: string, query = SEARCH) =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-forwarded-for': address, accept: 'application/graphql-response+json', authorization },
    payload: { query, variables: { text } },
  });

it('searches for new words are charged, repeated ones are free', async () => {
  const address = freshAddress();
  expect((await ask(address, 'milk')).statusCode).toBe(200);
  for (let round = 0; round < 100; round += 1) expect((await ask(address, 'milk')).statusCode).toBe(200);
  const { answered, response } = await untilRefused(() => ask(address, `milk ${newId()}`));
  expect(response).toMatchObject(REFUSED);
  expect(response.json().errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
  expect(answered).toBeGreaterThan(BUDGET / COSTS.search / 2);
  expect(answered).toBeLessThan(BUDGET / COSTS.search);
  expect(waits.length).toBeGreaterThan(0);
  expect((await ask(freshAddress(), `milk ${newId()}`)).statusCode).toBe(200);
});

it('REST is charged as GraphQL is', async () => {
  const address = freshAddress();
  const { response } = await untilRefused(() =>
    app.inject({
      method: 'POST',
      url: '/api/product/search-product',
      headers: { 'x-forwarded-for': address },
      payload: { search: `milk ${newId()}` },
    }),
  );
  expect(response).toMatchObject(REFUSED);
  expect(response.json()).toMatchObject({
    success: false,
    message: 'Too many requests. Please try again in 1 second.',
  });
});

it('a public document is charged when its response is not cached', async () => {
  const address = freshAddress();
  const get = (text: string) =>
    app.inject({ url: persistedQueryUrl(SEARCH, { text }), headers: { 'x-forwarded-for': address } });
  expect((await get('milk')).statusCode).toBe(200);
  const { answered, response } = await untilRefused(() => get(`milk ${newId()}`));
  expect(response).toMatchObject(REFUSED);
  expect(answered).toBeLessThanOrEqual(BUDGET / (COSTS.document + COSTS.search));
  expect((await get('milk')).statusCode).toBe(200);
});

it('a large operation is charged by its cost', async () => {
  const address = freshAddress();
  const query = `{ ${Array.from({ length: 9 }, (_, at) => `a${at}: products(first: 100) { edges { node { id name price stock unit } } }`).join(' ')} }`;
  const { answered } = await untilRefused(() => ask(address, '', query));
  expect(answered).toBeGreaterThan(BUDGET / 10_000);
  expect(answered).toBeLessThan(BUDGET / 5000);
});

it('a PDF file is charged', async () => {
  const address = freshAddress();
  const get = () =>
    app.inject({ url: `/invoices/${orderId}.pdf`, headers: { 'x-forwarded-for': address, authorization } });
  const { answered, response } = await untilRefused(get);
  expect(response).toMatchObject(REFUSED);
  expect(answered).toBe(Math.floor(BUDGET / COSTS.pdf));
});

it('personal data is read and charged once for all names of one request', async () => {
  const address = freshAddress();
  const query = `{ viewer { ${Array.from({ length: 29 }, (_, at) => `a${at}: personalData`).join(' ')} } }`;
  const { answered, response } = await untilRefused(() => ask(address, '', query));
  expect(response).toMatchObject(REFUSED);
  expect(answered).toBeGreaterThan(BUDGET / COSTS.personalData / 2);
});
