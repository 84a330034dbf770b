import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../platform/db/client.ts';
import { makeCollection, makeProduct, makeProducts, makeStaff } from '../testing/fixtures.ts';
import { executeGraphql, type GraphqlResponse } from '../testing/graphql/executeGraphql.ts';
import { persistedQueryUrl, writePersistedDocuments } from '../testing/graphql/persistedDocumentsFile.ts';
import { countStatements } from '../testing/postgres/countStatements.ts';
import { webDocument } from '../testing/graphql/webDocument.ts';
import { createBrowser, openServer } from '../testing/server/inProcessServer.ts';

const COLLECTION = `query Collection($handle: String!) { collection(handle: $handle) { id title
  products(first: 10) { totalCount edges { node { id name price } } } } }`;
const documents = writePersistedDocuments([COLLECTION]);

let app: FastifyInstance;
beforeAll(async () => void (app = await openServer({ PERSISTED_DOCUMENTS: documents.file })));
afterAll(async () => {
  await app.close();
  documents.remove();
});
beforeEach(async () => void (await db.collection.deleteMany()));
afterEach(() => void vi.useRealTimers());

async function shown(handle: string) {
  const { data } = (await app.inject({ url: persistedQueryUrl(COLLECTION, { handle }) })).json<GraphqlResponse>();
  return data.collection;
}
interface Shown {
  handle: string;
  products: { totalCount: number; edges: { node: { name: string } }[] };
}
const namesOf = (collection: Shown | null) => collection?.products.edges.map(({ node }) => node.name);

describe('the cached response with a collection', () => {
  it.each<[string, (ids: { id: string; added: string; shown: string }) => Promise<unknown>, string[] | undefined]>([
    ['another product', ({ id, added }) => pick(id, added), ['Ghee', 'Curd']],
    ['a hidden product', (ids) => db.product.update({ where: { id: ids.shown }, data: { isPublished: false } }), []],
    ['unpublishing', ({ id }) => db.collection.update({ where: { id }, data: { isPublished: false } }), undefined],
    ['its deletion', ({ id }) => db.collection.delete({ where: { id } }), undefined],
  ])('follows %s', async (_what, change, expected) => {
    const [ghee, curd] = [await makeProduct({ name: 'Ghee' }), await makeProduct({ name: 'Curd' })];
    const id = await makeCollection({ handle: 'dairy', productIds: [ghee.id] });
    await expect.poll(async () => namesOf(await shown('dairy'))).toEqual(['Ghee']);
    await change({ id, added: curd.id, shown: ghee.id });
    await expect.poll(async () => namesOf(await shown('dairy'))).toEqual(expected);
  });

  it('ends with the last day in the shop’s time zone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-09T18:29:59Z') });
    await makeCollection({ handle: 'today', endsOn: new Date('2026-03-09') });
    await makeCollection({ handle: 'tomorrow', startsOn: new Date('2026-03-10') });
    await expect.poll(async () => [await shown('today'), await shown('tomorrow')].map(Boolean)).toEqual([true, false]);
    vi.setSystemTime(new Date('2026-03-09T18:30:00Z'));
    expect([await shown('today'), await shown('tomorrow')].map(Boolean)).toEqual([false, true]);
  });
});

it.each([
  ['by hand', (productIds: string[]) => makeCollection({ handle: 'all', productIds })],
  ['by rules', () => makeCollection({ handle: 'all', sort: 'POPULARITY', filter: { inStock: true } })],
])('the page of a collection %s needs few statements, also for the next page', async (_how, make) => {
  const browser = createBrowser(app);
  await make(await makeProducts(30));
  const page = { handle: 'all', filter: { collectionHandle: 'all' } };
  const send = (operation: string, variables: object) =>
    countStatements(() => browser.ask(webDocument(operation), { ...variables }));
  const first = await send('CollectionPageQuery', page);
  expect(first.result.data).toMatchObject({ collection: { title: expect.any(String) as unknown } });
  const { edges, pageInfo } = first.result.data.products;
  expect(edges).toHaveLength(12);
  expect(first.sent.length).toBeLessThanOrEqual(5);
  const next = await send('ListingSubCategoryNextQuery', { filter: page.filter, cursor: pageInfo.endCursor });
  expect(next.result.data.products.edges).toHaveLength(12);
  expect(next.sent.length).toBeLessThanOrEqual(4);
});

function pick(collectionId: string, productId: string) {
  return db.collectionProduct.create({ data: { collectionId, productId, position: 1 } });
}

it('reads the products of several collections by one statement', async () => {
  const ids = await makeProducts(3);
  await makeCollection({ handle: 'hand', productIds: [...ids].reverse() });
  await makeCollection({ handle: 'cheap', filter: { price: { max: 100_000_000 } }, sort: 'PRICE_ASC' });
  await makeCollection({ handle: 'new', filter: { minDiscountPercent: 0, price: { min: 1 } }, sort: 'NEWEST' });
  const list = `{ adminCollections(first: 3) { edges { node { handle products(first: 2) { totalCount edges { node { name } } } } } } }`;
  const admin = await makeStaff('CATALOGUE');
  const { result, sent } = await countStatements(() => executeGraphql(list, {}, admin));
  expect(result.errors).toEqual([]);
  expect(sent.filter(({ text }) => text.includes('AS list'))).toHaveLength(1);
  const names = await db.product.findMany({ where: { id: { in: ids.slice(1) } }, orderBy: { id: 'desc' } });
  const shown = result.data.adminCollections.edges.map(({ node }: { node: Shown }) => node);
  expect(shown.map(({ handle }: Shown) => handle)).toEqual(['new', 'cheap', 'hand']);
  expect(shown[2].products.totalCount).toBe(3);
  expect(namesOf(shown[2])).toEqual(names.map(({ name }) => name));
  expect(namesOf(shown[0])).toHaveLength(2);
});
