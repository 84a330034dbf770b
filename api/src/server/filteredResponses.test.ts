import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../platform/core/publicId.ts';
import { db } from '../platform/db/client.ts';
import { makeCollection, makeProduct, makeSubCategory } from '../testing/fixtures.ts';
import type { GraphqlResponse } from '../testing/graphql/executeGraphql.ts';
import { persistedQueryUrl, writePersistedDocuments } from '../testing/graphql/persistedDocumentsFile.ts';
import { countStatements } from '../testing/postgres/countStatements.ts';
import { createBrowser, openServer } from '../testing/server/inProcessServer.ts';

const LIST = `query List($search: String, $filter: ProductFilter, $sort: ProductSort) {
  products(search: $search, filter: $filter, sort: $sort, first: 5) { totalCount
    facets { brands { value count } prices { min count } discounts { minPercent count } diets { value count } packSizes { value } inStockCount }
    edges { node { id name } } } }`;

let app: FastifyInstance;
let cheap: string;
let dear: string;
let subCategoryId: string;
const documents = writePersistedDocuments([LIST]);

beforeAll(async () => {
  app = await openServer({ PERSISTED_DOCUMENTS: documents.file });
  const fields = { brand: 'Amul', stock: 10 };
  cheap = (await makeProduct({ ...fields, name: 'Cheap Ghee', mrpPaise: 1_000 })).id;
  dear = (await makeProduct({ ...fields, name: 'Dear Ghee', mrpPaise: 9_000 })).id;
  const group = await makeSubCategory([cheap, dear]);
  subCategoryId = encodeId('SubCategory', group.subCategoryId);
  const filter = { subCategoryIds: [group.subCategoryId] };
  await makeCollection({ handle: 'by-hand', productIds: [cheap, dear] });
  await makeCollection({ handle: 'by-rule', filter, sort: 'NEWEST' });
});
afterAll(async () => {
  await app.close();
  documents.remove();
});

async function getPersisted(variables: object) {
  return (await app.inject({ url: persistedQueryUrl(LIST, variables) })).json<GraphqlResponse>().data.products;
}

async function postText(variables: object) {
  return (await createBrowser(app).ask(LIST, { ...variables })).data.products;
}

/** Each change, and how the answer shows it; the answer to the question before it is cached. */
const CHANGES: [string, () => Promise<unknown>, object][] = [
  ['a price', () => change(dear, { mrpPaise: 500 }), { first: 'Dear Ghee', prices: [{ min: 0, count: 2 }] }],
  ['a discount', () => change(cheap, { discountPercent: 60 }), { first: 'Cheap Ghee', discounts: [10, 20, 30, 50] }],
  ['a brand', () => change(cheap, { brand: 'Gowardhan' }), { brands: ['Amul', 'Gowardhan'] }],
  ['a dietary fact', () => change(cheap, { details: { Diet: 'Vegan' } }), { diets: ['Vegan'] }],
  ['a pack size', () => change(cheap, { unit: '2 L' }), { packSizes: ['500 g', '2 L'] }],
  ['selling out', () => change(cheap, { stock: 0 }), { first: 'Dear Ghee', inStockCount: 1 }],
  ['hiding', () => change(cheap, { isPublished: false }), { totalCount: 1 }],
];

function change(id: string, data: object) {
  return db.product.update({ where: { id }, data });
}

describe.each([
  ['a public document', getPersisted],
  ['a text', postText],
])('the facets and the order of %s', (_kind, ask) => {
  async function shown(variables: object) {
    const { totalCount, facets, edges } = await ask({ ...variables, sort: 'PRICE_ASC' });
    const valuesOf = (values: { value: string }[]) => values.map(({ value }) => value).toSorted();
    return {
      totalCount,
      first: edges[0].node.name,
      prices: facets.prices,
      discounts: facets.discounts.map(({ minPercent }: { minPercent: number }) => minPercent),
      ...{ brands: valuesOf(facets.brands), diets: valuesOf(facets.diets) },
      packSizes: facets.packSizes.map(({ value }: { value: string }) => value),
      inStockCount: facets.inStockCount,
    };
  }

  it.each(CHANGES)('follow %s', async (_what, act, expected) => {
    const before = await db.product.findMany({ where: { id: { in: [cheap, dear] } } });
    const filters = [
      { subCategoryIds: [subCategoryId] },
      { collectionHandle: 'by-hand' },
      { collectionHandle: 'by-rule' },
    ];
    const lists = [{ search: 'ghee' }, ...filters.map((filter) => ({ filter }))];
    for (const list of lists) await shown(list);
    await act();
    for (const list of lists) await expect.poll(() => shown(list)).toMatchObject(expected);
    for (const { id, mrpPaise, discountPercent, brand, unit, stock, isPublished } of before)
      await change(id, { mrpPaise, discountPercent, brand, unit, stock, isPublished, details: {} });
    for (const list of lists)
      await expect.poll(() => shown(list)).toMatchObject({ first: 'Cheap Ghee', totalCount: 2 });
  });
});

it('the facets of a list are counted once for its orders and its pages', async () => {
  let attempts = 0;
  /** How often the facets are counted for two more orders of a new list. */
  const countedAgain = async () => {
    attempts += 1;
    const filter = { subCategoryIds: [subCategoryId], price: { max: 100_000 + attempts } };
    await postText({ filter, sort: 'NEWEST' });
    const counts: number[] = [];
    for (const sort of ['PRICE_ASC', 'DISCOUNT']) {
      const { sent } = await countStatements(() => postText({ filter, sort }));
      counts.push(sent.filter(({ text }) => text.includes('candidates')).length);
    }
    return counts;
  };
  await expect.poll(countedAgain).toEqual([0, 0]); // a change of a test before may be announced in between
});
