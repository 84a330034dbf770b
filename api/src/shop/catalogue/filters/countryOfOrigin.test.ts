import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import { db } from '../../../platform/db/client.ts';
import { makeProduct, makeSubCategory } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';

const COUNTRIES = ['IN', null, 'NZ', 'IN', 'CL'];
const LIST = `query ($filter: ProductFilter, $search: String, $after: String) {
  products(filter: $filter, search: $search, sort: COUNTRY_OF_ORIGIN, first: 2, after: $after) {
    facets { countriesOfOrigin { value count } }
    edges { node { declarations { countryOfOrigin } } }
    pageInfo { endCursor hasNextPage }
  }
}`;

let categoryIds: string[];
beforeAll(async () => {
  await db.product.updateMany({ data: { deletedAt: new Date() } });
  const ids: string[] = [];
  for (const countryOfOrigin of COUNTRIES) ids.push((await makeProduct({ name: 'Kiwi fruit', countryOfOrigin })).id);
  categoryIds = [encodeId('Category', (await makeSubCategory(ids)).categoryId)];
});

describe.each([
  ['a category', () => ({ filter: { categoryIds } })],
  ['a search', () => ({ search: 'kiwi fruit' })],
  ['the whole shop', () => ({})],
])('the country of origin in %s', (_list, scopeOf) => {
  it('orders the products over all pages, those without one last', async () => {
    const found: string[] = [];
    for (let after: string | null = null, hasNext = true; hasNext;) {
      const { data } = await executeGraphql(LIST, { ...scopeOf(), after });
      for (const { node } of data.products.edges) found.push(node.declarations.countryOfOrigin);
      ({ endCursor: after, hasNextPage: hasNext } = data.products.pageInfo);
    }
    expect(found).toEqual(['CL', 'IN', 'IN', 'NZ', null]);
  });
});

describe('the facet of countries', () => {
  const facetOf = async (filter: object) => {
    const { data } = await executeGraphql(LIST, { filter: { categoryIds, ...filter } });
    return data.products.facets.countriesOfOrigin;
  };
  const all = [
    { value: 'IN', count: 2 },
    { value: 'CL', count: 1 },
    { value: 'NZ', count: 1 },
  ];

  it('counts them, with a selected one that no product has', async () => {
    expect(await facetOf({})).toEqual(all);
    expect(await facetOf({ countriesOfOrigin: ['nz', 'US'] })).toEqual([...all, { value: 'US', count: 0 }]);
  });

  it('filters the list', async () => {
    const { data } = await executeGraphql(LIST, { filter: { categoryIds, countriesOfOrigin: ['NZ', 'CL'] } });
    expect(data.products.edges).toHaveLength(2);
    expect(data.products.pageInfo.hasNextPage).toBe(false);
  });
});
