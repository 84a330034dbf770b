import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { tablesScanned } from '../../../testing/postgres/tablesScanned.ts';
import { makeStaff } from '../../../testing/fixtures.ts';
import { openDemoShop } from '../../../testing/postgres/testDatabase.ts';

const LIST = `query ($first: Int, $offset: Int, $search: String, $filter: AdminProductFilter, $sort: AdminProductSort) {
  adminProducts(first: $first, offset: $offset, search: $search, filter: $filter, sort: $sort) { totalCount edges { node {
    id sku name unit mrp discountPercent price stock isLowOnStock availableForSale version pictures(first: 1) { url } } } } }`;

/** The statements of the admin's list on the whole demo catalogue. */
describe('the list of products for admins, in a shop with more than 5,000 products', () => {
  let admin: Viewer;
  beforeAll(async () => {
    await openDemoShop();
    admin = await makeStaff('CATALOGUE');
    await db.$executeRaw`UPDATE products SET is_published = false WHERE id IN (SELECT id FROM products ORDER BY id LIMIT 50)`;
    await db.$executeRaw`ANALYZE`;
  });

  const ask = async (variables: Record<string, unknown>, statements = 2) => {
    const { result, sent } = await countStatements(() => executeGraphql(LIST, { first: 12, ...variables }, admin));
    expect(result.errors).toEqual([]);
    expect(sent.length).toBeLessThanOrEqual(statements);
    const scanned = await tablesScanned(sent);
    return { ...result.data.adminProducts, scans: scanned.filter((table) => table === 'products').length };
  };

  it.each([
    {},
    { offset: 2400 },
    ...[
      'OLDEST',
      'NAME_ASC',
      'NAME_DESC',
      'SKU_ASC',
      'SKU_DESC',
      'PRICE_ASC',
      'PRICE_DESC',
      'RECENTLY_UPDATED',
      'LEAST_RECENTLY_UPDATED',
    ].map((sort) => ({ sort })),
  ])('takes 2 statements for a page of all products and scans the table once, for the count: %j', async (variables) => {
    const { totalCount, edges, scans } = await ask(variables);
    expect(totalCount).toBeGreaterThan(5000);
    expect(edges).toHaveLength(12);
    expect(scans).toBeLessThanOrEqual(1);
  });

  it.each([
    [2, { filter: { availableForSale: false } }],
    [5, { search: 'milk' }],
    [5, { search: '500 g dal' }],
    [5, { search: 'milk', sort: 'PRICE_ASC', filter: { isLowOnStock: false } }],
  ])('takes %i statements and scans no table of products for %j', async (statements, variables) => {
    const { totalCount, scans } = await ask(variables, statements);
    expect(totalCount).toBeGreaterThan(0);
    expect(scans).toBe(0);
  });

  // An index of the stock would make each order line write to all indexes of the table.
  it.each([
    { sort: 'STOCK_ASC' },
    { sort: 'STOCK_DESC' },
    { filter: { isLowOnStock: true }, sort: 'STOCK_ASC' },
    { filter: { isOutOfStock: true } },
  ])('takes 2 statements, which sort and count all products, for %j', async (variables) => {
    const { totalCount, scans } = await ask(variables);
    expect(totalCount).toBeGreaterThan(0);
    expect(scans).toBeLessThanOrEqual(2);
  });
});
