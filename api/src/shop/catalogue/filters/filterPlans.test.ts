import { beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import { db } from '../../../platform/db/client.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { makeCollection } from '../../../testing/fixtures.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import { tablesScanned } from '../../../testing/postgres/tablesScanned.ts';
import { openDemoShop } from '../../../testing/postgres/testDatabase.ts';

const LIST = `query ($search: String, $filter: ProductFilter, $sort: ProductSort, $after: String, $last: Int) {
  products(search: $search, filter: $filter, sort: $sort, after: $after, last: $last) {
    edges { cursor node { id name price } } } }`;
const FACETS = LIST.replace(
  'edges {',
  'facets { brands { value count } packSizes { value count } inStockCount } edges {',
);
const SORTS = ['BEST_MATCH', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'UNIT_PRICE', 'DISCOUNT', 'POPULARITY'];

describe('filtered lists in a shop with more than 5,000 products', () => {
  let subCategoryIds: string[];

  beforeAll(async () => {
    await openDemoShop();
    await db.$executeRaw`
      INSERT INTO product_popularity SELECT id, 1 + place % 300, 1 + place % 6
      FROM (SELECT id, row_number() OVER (ORDER BY sku) AS place FROM products) product WHERE place % 5 = 0`;
    await db.$executeRaw`ANALYZE`;
    const { id } = await db.subCategory.findFirstOrThrow();
    subCategoryIds = [encodeId('SubCategory', id)];
  });

  async function ask(variables: Record<string, unknown>, query = LIST) {
    const { result, sent } = await countStatements(() => executeGraphql(query, variables));
    expect(result.errors).toEqual([]);
    const { edges } = result.data.products;
    expect(edges.length).toBeGreaterThan(0);
    return { sent, edges, scanned: await tablesScanned(sent) };
  }

  it.each(SORTS)('a page of the whole shop sorted by %s is a range of an index', async (sort) => {
    const first = await ask({ sort });
    const next = await ask({ sort, after: first.edges.at(-1).cursor });
    const last = await ask({ sort, last: 20 });
    for (const { sent, scanned } of [first, next, last]) {
      expect(sent).toHaveLength(1);
      expect(scanned).toEqual([]);
    }
  });

  it.each<[string, Record<string, unknown>]>([
    ['a brand', { brands: ['Amul'] }],
    ['a price', { price: { min: 100_000, max: 110_000 } }],
    ['a discount', { minDiscountPercent: 50 }],
  ])('a page of the products with %s scans no table', async (_what, filter) => {
    const { id } = await db.product.findFirstOrThrow({ orderBy: { mrpPaise: 'desc' } });
    await db.product.update({ where: { id }, data: { brand: 'Amul', mrpPaise: 210_000, discountPercent: 50 } });
    await db.$executeRaw`ANALYZE products`;
    const { sent, scanned } = await ask({ filter });
    expect(sent).toHaveLength(1);
    expect(scanned).toEqual([]);
  });

  it.each(SORTS)('a sub-category sorted by %s is one statement that reads its products alone', async (sort) => {
    const { sent, scanned } = await ask({ filter: { subCategoryIds, inStock: true }, sort });
    expect(sent).toHaveLength(1);
    expect(scanned).not.toContain('products');
  });

  it.each(SORTS)('a collection by hand sorted by %s reads its products alone', async (sort) => {
    const products = await db.product.findMany({ take: 500, select: { id: true } });
    await db.collection.deleteMany();
    await makeCollection({ handle: 'hand', productIds: products.map(({ id }) => id) });
    await db.$executeRaw`ANALYZE collection_products`;
    const { sent, scanned } = await ask({ filter: { collectionHandle: 'hand' }, sort });
    expect(sent).toHaveLength(2);
    expect(scanned).not.toContain('products');
  });

  it.each([
    ['a brand', { brands: ['Amul'] }, 'POPULARITY'],
    ['every price', { price: { min: 1 } }, 'POPULARITY'],
    ['every price, by discount', { price: { min: 1 } }, 'DISCOUNT'],
  ] as const)('a collection of %s scans no table but its own', async (_what, filter, sort) => {
    await db.collection.deleteMany();
    await makeCollection({ handle: 'rules', filter: { ...filter }, sort });
    const { scanned } = await ask({ filter: { collectionHandle: 'rules' } });
    expect(scanned.filter((table) => table !== 'collections')).toEqual([]);
  });

  it.each(['BEST_MATCH', 'POPULARITY'])(
    'a row of each of two categories sorted by %s is one statement',
    async (sort) => {
      const query = `query ($sort: ProductSort) {
      categories(first: 2) { edges { node { products(first: 12, sort: $sort) { edges { node { id name price } } } } } } }`;
      const { result, sent } = await countStatements(() => executeGraphql(query, { sort }));
      expect(result.errors).toEqual([]);
      expect(sent).toHaveLength(2);
      expect(await tablesScanned(sent)).not.toContain('products');
    },
  );

  it('the facets of a sub-category read its products alone', async () => {
    const { sent, scanned } = await ask({ filter: { subCategoryIds } }, FACETS);
    expect(sent).toHaveLength(2);
    expect(scanned).not.toContain('products');
  });

  it('filtering, sorting and counting a search takes a statement each, and reads its hits alone', async () => {
    const { sent: plain } = await ask({ search: 'milk' });
    const { sent: sorted, scanned } = await ask({ search: 'milk', sort: 'PRICE_ASC', filter: { inStock: true } });
    expect(sorted.length).toBe(plain.length + 1);
    expect(scanned).not.toContain('products');
    const { sent: counted, scanned: scannedByFacets } = await ask({ search: 'milk', sort: 'DISCOUNT' }, FACETS);
    expect(scannedByFacets).not.toContain('products');
    expect(counted.length).toBeLessThanOrEqual(2 * plain.length + 2);
  });
});
