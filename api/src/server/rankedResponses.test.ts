import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../platform/core/publicId.ts';
import { db } from '../platform/db/client.ts';
import { makeProducts, makeSubCategory } from '../testing/fixtures.ts';
import { persistedQueryUrl, writePersistedDocuments } from '../testing/graphql/persistedDocumentsFile.ts';
import { countStatements } from '../testing/postgres/countStatements.ts';
import { openServer } from '../testing/server/inProcessServer.ts';

const RELATED = 'query Related($id: ID!) { product(id: $id) { id related(first: 5) { edges { node { id } } } } }';
const POPULAR = 'query Popular($id: ID!) { popularProducts(first: 2) { id } product(id: $id) { id } }';
const documents = writePersistedDocuments([RELATED, POPULAR]);

let app: FastifyInstance;
let productId: string;
let similar: string[];
let other: string;

beforeAll(async () => {
  app = await openServer({ PERSISTED_DOCUMENTS: documents.file });
});
afterAll(async () => {
  await app.close();
  documents.remove();
});
beforeEach(async () => {
  await db.productPopularity.deleteMany();
  [productId = '', other = '', ...similar] = await makeProducts(4);
  await makeSubCategory([productId, ...similar]);
});

const get = async (text: string) => {
  const response = await app.inject(persistedQueryUrl(text, { id: encodeId('Product', productId) }));
  return response.body;
};
const orderIn = (body: string) => {
  const ids = [...body.matchAll(/prod_[0-9a-z]{26}/g)].map(([id]) => id);
  return ids.filter((id) => id !== encodeId('Product', productId));
};
const publicIds = (ids: readonly (string | undefined)[]) => ids.map((id) => encodeId('Product', id ?? ''));
const setStock = (id: string, stock: number) => db.product.update({ where: { id }, data: { stock } });

/** Waits until the answer is this list, which must then come from the cache. */
async function expectCached(text: string, ids: readonly (string | undefined)[]) {
  await expect.poll(async () => orderIn(await get(text))).toEqual(publicIds(ids));
  await expect.poll(async () => (await countStatements(() => get(text))).sent).toEqual([]);
}

describe('the cached answer with related products changes', () => {
  it('when one of them is back in stock', async () => {
    const [older = '', newer = ''] = similar;
    await setStock(newer, 0);
    await expectCached(RELATED, [older]);
    await setStock(newer, 5);
    await expectCached(RELATED, [newer, older]);
  });

  it('when the nightly jobs find that others go with the product, or are more popular', async () => {
    const [older = '', newer = ''] = similar;
    await expectCached(RELATED, [newer, older]);
    await db.productPopularity.create({ data: { productId: older, orderCount: 9, score: 3 } });
    await expectCached(RELATED, [older, newer]);
    await db.relatedProduct.create({ data: { productId, relatedProductId: other, orderCount: 2, score: 5 } });
    await expectCached(RELATED, [other, older, newer]);
  });
});

describe('the cached answer with popular products changes', () => {
  it('when orders say so, and when one of them comes back', async () => {
    const [older = '', newer = ''] = similar;
    await db.productPopularity.createMany({
      data: [older, newer].map((id, index) => ({ productId: id, orderCount: 9, score: 3 - index })),
    });
    await expectCached(POPULAR, [older, newer]);
    await db.productPopularity.create({ data: { productId: other, orderCount: 99, score: 7 } });
    await expectCached(POPULAR, [other, older]);
    await setStock(other, 0);
    await expectCached(POPULAR, [older, newer]);
    await setStock(other, 1);
    await expectCached(POPULAR, [other, older]);
  });
});
