import { beforeAll, describe, expect, it } from 'vitest';
import { encodeCursor } from '../../../platform/core/page.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { db } from '../../../platform/db/client.ts';
import { makeProduct, makeSubCategory, newId } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import {
  PAGE_ARGUMENTS,
  PAGE_FIELDS,
  PAGE_VARIABLES,
  readOnePage,
  readPages,
} from '../../../testing/graphql/readPages.ts';

const LIST = `query ($search: String, $filter: ProductFilter, $sort: ProductSort, $offset: Int, ${PAGE_VARIABLES}) {
  products(search: $search, filter: $filter, sort: $sort, offset: $offset, ${PAGE_ARGUMENTS}) ${PAGE_FIELDS} }`;
const SORTS = ['BEST_MATCH', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'UNIT_PRICE', 'DISCOUNT', 'POPULARITY'];
const COUNT = 23;

let filter: Record<string, unknown>;

beforeAll(async () => {
  const ids: string[] = [];
  for (let number = 0; number < COUNT; number += 1) {
    const fields = {
      name: `Paged ${number}`,
      brand: 'Pager',
      mrpPaise: 1_000 + 1_000 * (number % 3),
      discountPercent: 10 * (number % 2),
      stock: number % 5 === 0 ? 0 : 10,
      unit: number % 7 === 0 ? '1 bunch' : '500 g',
    };
    ids.push((await makeProduct(fields)).id);
  }
  const ordered = ids.flatMap((productId, at) =>
    at % 3 === 0 ? [{ productId, orderCount: 1 + (at % 2), score: 1 + (at % 4) }] : [],
  );
  await db.productPopularity.createMany({ data: ordered });
  filter = { subCategoryIds: [encodeId('SubCategory', (await makeSubCategory(ids)).subCategoryId)] };
});

describe.each([
  ['a sub-category', () => ({ filter })],
  ['a search', () => ({ search: 'paged' })],
  ['a filtered search', () => ({ search: 'paged', filter: { ...filter, brands: ['Pager'] } })],
  ['the whole shop', () => ({})],
  ['a brand', () => ({ filter: { brands: ['pager'] } })],
])('the pages of %s', (_list, variablesOf) => {
  it.each(SORTS)('are the list without a gap or a repetition, sorted by %s', async (sort) => {
    const list = { query: LIST, path: ['products'], variables: { ...variablesOf(), sort } };
    const whole = await readOnePage(list, { first: 100 });
    const ids = whole.edges.map(({ node }) => node.id);
    expect(whole.totalCount).toBe(COUNT);
    expect(new Set(ids).size).toBe(COUNT);
    for (const size of [3, 19, COUNT]) {
      expect(await readPages(list, { size })).toEqual(ids);
      expect(await readPages(list, { size, backward: true })).toEqual(ids);
    }
    for (const offset of [0, 15, 22, 23, 2_147_483_647]) {
      const page = await readOnePage(list, { first: 5, offset });
      expect(page.edges.map(({ node }) => node.id)).toEqual(ids.slice(offset, offset + 5));
      expect(page.totalCount).toBe(COUNT);
    }
    const [after, before] = [whole.edges[4]?.cursor, whole.edges[18]?.cursor];
    const between = await readOnePage(list, { first: 100, after, before });
    expect(between.edges.map(({ node }) => node.id)).toEqual(ids.slice(5, 18));
  });
});

it.each([[[2_147_483_647, newId()]], [[-2_147_483_648, newId()]]])(
  'a cursor beyond all values pages: %j',
  async (keys) => {
    for (const sort of SORTS.slice(2)) {
      const variables = { filter, sort, after: encodeCursor(keys) };
      const { data, errors } = await executeGraphql(LIST, variables);
      expect(errors).toEqual([]);
      expect(data.products.edges).toHaveLength(Number(keys[0]) > 0 ? 20 : 0);
    }
  },
);

it.each([[[newId()]], [['1', newId()]], [[1]], [[1, 'x']], [[1.5, newId()]], [[2 ** 40, newId()]]])(
  'a malformed cursor is refused: %j',
  async (keys) => {
    const { errors } = await executeGraphql(LIST, { filter, sort: 'PRICE_ASC', after: encodeCursor(keys) });
    expect(errors).toEqual([expect.objectContaining({ message: 'The cursor is malformed' })]);
  },
);
