import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeId } from '../platform/core/publicId.ts';
import { refreshSearches } from '../shop/search/rebuildSearchIndex.ts';
import { AVAILABLE_FOR_SALE } from '../shop/catalogue/availableForSale.ts';
import { ResponseCache } from '../platform/cache/responseCache.ts';
import { db } from '../platform/db/client.ts';
import { makeProduct, makeProducts, makeSession, makeShopper, makeSubCategory } from '../testing/fixtures.ts';
import type { GraphqlResponse } from '../testing/graphql/executeGraphql.ts';
import { persistedQueryUrl, writePersistedDocuments } from '../testing/graphql/persistedDocumentsFile.ts';
import { countStatements } from '../testing/postgres/countStatements.ts';
import { openServer } from '../testing/server/inProcessServer.ts';
import { TEST_SECRET } from '../testing/secretFixture.ts';
import { createAccessTokens } from '../shop/identity/sessions/accessToken.ts';

const PRODUCT =
  'query Product($id: ID!) { product(id: $id) { id name price isSoldOut maxQuantity pictures { id alt } } }';
const STOCK = 'query Stock($id: ID!) { product(id: $id) { id stock } }';
const LISTING =
  'query Listing { products(first: 10) { totalCount edges { node { id name price unit description } } } }';
const SEARCH =
  'query Search($text: String!) { products(search: $text, first: 5) { totalCount edges { node { id } } } }';
const CATEGORIES = 'query Categories { categories(first: 5) { edges { node { id name } } } }';
const MINE = 'query Mine($id: ID!) { product(id: $id) { id myCartLine { id quantity } } }';
const VIEWER = 'query Viewer { viewer { id email } }';
const WITHOUT_IDS = 'query WithoutIds { products(first: 10) { edges { node { name price } } } }';
const PAGE = 'query Page($first: Int!) { products(first: $first) { edges { node { id name } } } }';
const LISTINGS =
  'query Listings($first: Int!) { categories(first: $first) { edges { node { id products(first: $first) { edges { node { id name } } } } } } }';
const POPULAR = 'query Popular { popularSearches }';
const DOCUMENTS = [POPULAR, PRODUCT, STOCK, LISTING, SEARCH, CATEGORIES, MINE, VIEWER, WITHOUT_IDS, PAGE, LISTINGS];
/** A client of the GraphQL over HTTP specification, which gets errors with their status. */
const GRAPHQL = { accept: 'application/graphql-response+json' };
const PUBLIC = [PRODUCT, STOCK, LISTING, CATEGORIES];

let app: FastifyInstance;
let nowMs = 0;
let markerId: string;
let productId: string;
let id: string;
const documents = writePersistedDocuments(DOCUMENTS);

beforeAll(async () => {
  const clock = { now: () => nowMs, timeoutMs: 60_000 };
  app = await openServer({ PERSISTED_DOCUMENTS: documents.file }, undefined, { clock });
  markerId = (await makeProduct()).id;
  await get(LISTING); // the server listens
});
afterAll(async () => {
  await app.close();
  documents.remove();
});
beforeEach(async () => {
  ({ id: productId } = await makeProduct({ name: 'Toned Milk', mrpPaise: 3000, stock: 60 }));
  id = encodeId('Product', productId);
  await afterAnnouncements();
});

function get(text: string, variables: object = { id }, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url: persistedQueryUrl(text, variables), headers });
}

async function dataOf(text: string, variables: object = { id }) {
  return (await get(text, variables)).json<GraphqlResponse>().data;
}

/** Whether a second request is answered without a statement. */
async function isCached(text: string, variables: object = { id }): Promise<boolean> {
  await get(text, variables);
  return (await countStatements(() => get(text, variables))).sent.length === 0;
}

/** Waits until all earlier changes have been announced: their order is kept, so the last one is this one. */
async function afterAnnouncements(): Promise<void> {
  const invalidate = vi.spyOn(ResponseCache.prototype, 'invalidate');
  await db.product.update({ where: { id: markerId }, data: { mrpPaise: { increment: 1 } } });
  await expect.poll(() => invalidate, { interval: 2 }).toHaveBeenCalledWith(encodeId('Product', markerId));
  invalidate.mockRestore();
}

async function credentialsOf(role: 'USER' | 'ADMIN'): Promise<Record<string, string>> {
  const viewer = await makeSession(await makeShopper({ role }));
  await db.cartLine.create({ data: { userId: viewer.userId, productId, quantity: 2, seenPricePaise: 3000 } });
  return { authorization: `Bearer ${await createAccessTokens(TEST_SECRET).issue(viewer)}` };
}

describe('a public document', () => {
  it('is worked out once', async () => {
    for (const text of PUBLIC) expect(await isCached(text)).toBe(true);
  });

  it('has the same bytes for all viewers, and nothing that may not be shared', async () => {
    const viewers = [{}, await credentialsOf('USER'), await credentialsOf('USER'), await credentialsOf('ADMIN')];
    for (const text of PUBLIC) {
      expect(await isCached(text)).toBe(true);
      const [first, ...others] = await Promise.all(viewers.map((headers) => get(text, { id }, headers)));
      expect(first?.headers).toMatchObject({
        'cache-control': expect.stringMatching(
          /^public, max-age=1, (must-revalidate|stale-while-revalidate=60)$/,
        ) as unknown,
        'content-type': 'application/json; charset=utf-8',
        vary: 'Accept, Accept-Encoding',
      });
      expect(first?.headers).not.toHaveProperty('set-cookie');
      for (const other of others) {
        expect(other.rawPayload.equals(first?.rawPayload ?? Buffer.from(''))).toBe(true);
        expect(other.headers.etag).toBe(first?.headers.etag);
      }
    }
  });

  it('is answered as /graphql answers its text', async () => {
    for (const text of PUBLIC) {
      expect(await isCached(text)).toBe(true);
      const posted = await app.inject({ method: 'POST', url: '/graphql', payload: { query: text, variables: { id } } });
      expect(await dataOf(text)).toEqual(posted.json<{ data: unknown }>().data);
    }
  });

  it('is compressed as the client accepts it', async () => {
    expect(await isCached(LISTING)).toBe(true);
    await makeProducts(20);
    await afterAnnouncements();
    const plain = await get(LISTING);
    const brotli = await get(LISTING, { id }, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get(LISTING, { id }, { 'accept-encoding': 'gzip, br;q=0' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await get(PRODUCT);
    const etag = String(headers.etag);
    const again = await get(PRODUCT, { id }, { 'if-none-match': `"other", ${etag}` });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    await db.product.update({ where: { id: productId }, data: { mrpPaise: 3100 } });
    await expect.poll(async () => (await get(PRODUCT, { id }, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('is worked out once for requests at the same time', async () => {
    const { sent: alone } = await countStatements(() => get(PAGE, { first: 1 }));
    const { sent } = await countStatements(() =>
      Promise.all(Array.from({ length: 20 }, () => get(PAGE, { first: 2 }))),
    );
    expect(sent).toHaveLength(alone.length);
  });

  it('may have its variables in any order and with any spaces', async () => {
    expect(await isCached(PRODUCT)).toBe(true);
    const { sent } = await countStatements(() => {
      const url = `${persistedQueryUrl(PRODUCT)}&variables=${encodeURIComponent(` { "other": 1, "id" : "${id}" }`)}`;
      return app.inject({ method: 'GET', url });
    });
    expect(sent).toEqual([]);
  });
});

describe('a change is shown by the next answers', () => {
  it.each<[string, () => Promise<unknown>, object]>([
    ['price', () => change({ mrpPaise: 2500 }), { price: 2500 }],
    ['discount', () => change({ discountPercent: 50 }), { price: 1500 }],
    ['sold out', () => change({ stock: 0 }), { isSoldOut: true, maxQuantity: 0 }],
    ['scarce', () => change({ stock: 7 }), { maxQuantity: 7 }],
    ['renamed', () => change({ name: 'Full Cream Milk' }), { name: 'Full Cream Milk' }],
    ['without pictures', () => db.productPicture.deleteMany({ where: { productId } }), { pictures: [] }],
  ])('%s', async (_change, act, expected) => {
    await get(PRODUCT);
    await act();
    await expect.poll(async () => (await dataOf(PRODUCT)).product).toMatchObject(expected);
    expect(await isCached(PRODUCT)).toBe(true);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['hidden', () => change({ isPublished: false })],
    ['deleted', () => change({ deletedAt: new Date() })],
  ])('%s', async (_change, act) => {
    expect(await isCached(LISTING)).toBe(true);
    const count = await db.product.count({ where: AVAILABLE_FOR_SALE });
    expect(await isCached(PRODUCT)).toBe(true);
    await act();
    await expect.poll(() => dataOf(PRODUCT)).toEqual({ product: null });
    await expect.poll(async () => (await dataOf(LISTING)).products).toMatchObject({ totalCount: count - 1 });
  });

  it('a new product, and a category', async () => {
    expect(await isCached(LISTING)).toBe(true);
    const count = await db.product.count({ where: AVAILABLE_FOR_SALE });
    await makeProduct();
    await expect.poll(async () => (await dataOf(LISTING)).products).toMatchObject({ totalCount: count + 1 });
    const { categoryId } = await makeSubCategory();
    await afterAnnouncements();
    expect(await isCached(CATEGORIES)).toBe(true);
    await db.category.update({ where: { id: categoryId }, data: { name: 'Dairy' } });
    await expect.poll(async () => JSON.stringify(await dataOf(CATEGORIES))).toContain('Dairy');
  });

  it('stock that is shown', async () => {
    await get(STOCK);
    await change({ stock: 59 });
    await expect.poll(() => dataOf(STOCK)).toEqual({ product: { id, stock: 59 } });
  });

  it('a pin of a search, and the searches of a new day', async () => {
    const hits = async () => JSON.stringify(await dataOf(SEARCH, { text: 'durian' }));
    expect(await hits()).not.toContain(id);
    await db.searchRule.create({ data: { query: 'durian', productId, action: 'PIN', position: 1 } });
    await expect.poll(() => hits()).toContain(id);
    expect(await isCached(SEARCH, { text: 'durian' })).toBe(true);
    expect(await isCached(POPULAR)).toBe(true);
    await refreshSearches();
    await expect.poll(async () => (await countStatements(() => get(POPULAR))).sent).not.toEqual([]);
    await db.searchRule.deleteMany();
    await expect.poll(() => hits()).not.toContain(id);
  });

  it('other products and unselected stock leave an answer in the cache', async () => {
    const { id: other } = await makeProduct();
    await afterAnnouncements();
    expect(await isCached(PRODUCT)).toBe(true);
    expect(await isCached(STOCK)).toBe(true);
    await change({ stock: 58 });
    await db.product.update({ where: { id: other }, data: { mrpPaise: 7700 } });
    await expect.poll(() => dataOf(STOCK)).toMatchObject({ product: { stock: 58 } });
    expect((await countStatements(() => get(PRODUCT))).sent).toEqual([]);
  });

  it('also while the connection that announces it is lost', async () => {
    await get(PRODUCT);
    await db.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query = 'SELECT 1' AND application_name = 'kirana: events'`;
    await change({ mrpPaise: 9900 });
    nowMs += 600; // the proof that the cache is current lasts half a second
    expect((await dataOf(PRODUCT)).product).toMatchObject({ price: 9900 });
    const isCachedAgain = () => ((nowMs += 1000), isCached(PRODUCT)); // a failed proof is tried again after a second
    await expect.poll(isCachedAgain).toBe(true);
  });

  function change(data: object) {
    return db.product.update({ where: { id: productId }, data });
  }
});

describe('is not cached', () => {
  it('what depends on the viewer', async () => {
    const headers = await credentialsOf('USER');
    const mine = await get(MINE, { id }, headers);
    expect(mine.headers['cache-control']).toBe('no-store');
    expect(mine.json()).toMatchObject({ data: { product: { myCartLine: { quantity: 2 } } } });
    expect((await get(VIEWER, {}, headers)).json()).toMatchObject({
      data: { viewer: { email: expect.any(String) as string } },
    });
    expect((await get(VIEWER, {})).json()).toEqual({ data: { viewer: null } });
    expect(await isCached(MINE)).toBe(false);
  });

  it('what does not say which objects it shows', async () => {
    expect(await isCached(WITHOUT_IDS)).toBe(false);
  });

  it('what costs too much, also by its id', async () => {
    const response = await get(LISTINGS, { first: 100 }, GRAPHQL);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }] });
    expect((await get(LISTINGS, { first: 2 })).statusCode).toBe(200);
  });

  it('anything, when the cache has no size', async () => {
    const uncached = await openServer({ PERSISTED_DOCUMENTS: documents.file, RESPONSE_CACHE_MB: '0' });
    const response = await uncached.inject({ url: persistedQueryUrl(PRODUCT, { id }) });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    await uncached.close();
  });

  it('an error, which has the status of the text', async () => {
    const wrong = await get(PRODUCT, { id: 7.5 }, GRAPHQL);
    const posted = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: GRAPHQL,
      payload: { query: PRODUCT, variables: { id: 7.5 } },
    });
    expect(wrong.statusCode).toBe(posted.statusCode);
    expect(wrong.json()).toMatchObject(withoutLocations(posted.json()));
    expect((await get(PRODUCT, { id: 'x' })).json()).toHaveProperty('errors');
    const malformed = await app.inject({ url: `${persistedQueryUrl(PRODUCT)}&variables=%7B`, headers: GRAPHQL });
    const text = new URLSearchParams({ query: PRODUCT, variables: '{' });
    const malformedText = await app.inject({ url: `/graphql?${text}`, headers: GRAPHQL });
    expect(malformed.statusCode).toBe(malformedText.statusCode);
    expect(malformed.json()).toMatchObject(withoutLocations(malformedText.json()));
  });
});

/** The errors without the places in the text, which a client that sent an id does not have, and without the ids of their requests. */
function withoutLocations({ errors }: { errors: { message: string; extensions: { code: string } }[] }) {
  return { errors: errors.map(({ message, extensions: { code } }) => ({ message, extensions: { code } })) };
}
