import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { emptyTables } from '../../../testing/emptyTables.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { makeProduct, makeShopper, makeStaff, makeSubCategory, newId } from '../../../testing/fixtures.ts';
import { fuzzTexts } from '../../../testing/fuzzTexts.ts';
import {
  PAGE_ARGUMENTS,
  PAGE_FIELDS,
  PAGE_VARIABLES,
  readOnePage,
  readPages,
} from '../../../testing/graphql/readPages.ts';
import { unexpectedErrors } from '../../../testing/graphql/unexpectedErrors.ts';

const LIST = `query (${PAGE_VARIABLES}, $offset: Int, $search: String, $filter: AdminProductFilter, $sort: AdminProductSort) {
  adminProducts(${PAGE_ARGUMENTS}, offset: $offset, search: $search, filter: $filter, sort: $sort) ${PAGE_FIELDS} }`;
const SORTS = [
  ...['NEWEST', 'OLDEST', 'NAME_ASC', 'NAME_DESC', 'SKU_ASC', 'SKU_DESC', 'PRICE_ASC', 'PRICE_DESC'],
  ...['STOCK_ASC', 'STOCK_DESC', 'RECENTLY_UPDATED', 'LEAST_RECENTLY_UPDATED'],
];

let admin: Viewer;
beforeAll(async () => void (admin = await makeStaff('CATALOGUE')));

const list = (variables: Record<string, unknown> = {}) => ({
  query: LIST,
  path: ['adminProducts'],
  variables,
  viewer: admin,
});

async function names(variables: Record<string, unknown>): Promise<string[]> {
  const query = `query ($search: String, $filter: AdminProductFilter, $sort: AdminProductSort) {
    adminProducts(first: 100, search: $search, filter: $filter, sort: $sort) { totalCount edges { node { name } } } }`;
  const { data, errors } = await executeGraphql(query, variables, admin);
  expect(errors).toEqual([]);
  const { totalCount, edges } = data.adminProducts;
  expect(totalCount).toBe(edges.length);
  return edges.map(({ node }: { node: { name: string } }) => node.name);
}

describe('the list of products for admins', () => {
  beforeAll(async () => {
    await makeProduct({ name: 'banana', mrpPaise: 300, stock: 50 });
    await makeProduct({ name: 'Apple', mrpPaise: 300, stock: 5, isPublished: false });
    await makeProduct({ name: 'cherry', mrpPaise: 100, stock: 0 });
    await makeProduct({ name: 'Date', mrpPaise: 200, stock: 90, lowStockThreshold: 95 });
    await makeProduct({ name: 'apple', mrpPaise: 400, stock: 5, lowStockThreshold: 0, pictures: {} });
    await makeProduct({ name: 'Gone', deletedAt: new Date() });
  });

  it.each([
    ['NEWEST', ['apple', 'Date', 'cherry', 'Apple', 'banana']],
    ['OLDEST', ['banana', 'Apple', 'cherry', 'Date', 'apple']],
    ['NAME_ASC', ['Apple', 'apple', 'banana', 'cherry', 'Date']],
    ['NAME_DESC', ['Date', 'cherry', 'banana', 'apple', 'Apple']],
    ['RECENTLY_UPDATED', ['apple', 'Date', 'cherry', 'Apple', 'banana']],
    ['LEAST_RECENTLY_UPDATED', ['banana', 'Apple', 'cherry', 'Date', 'apple']],
    ['PRICE_ASC', ['cherry', 'Date', 'banana', 'Apple', 'apple']],
    ['PRICE_DESC', ['apple', 'Apple', 'banana', 'Date', 'cherry']],
    ['STOCK_ASC', ['cherry', 'Apple', 'apple', 'banana', 'Date']],
    ['STOCK_DESC', ['Date', 'banana', 'apple', 'Apple', 'cherry']],
  ])('contains hidden products but no deleted ones, by %s', async (sort, requested) => {
    expect(await names({ sort })).toEqual(requested);
  });

  it.each([
    [{ isLowOnStock: true }, ['Date', 'cherry', 'Apple']],
    [{ isLowOnStock: false }, ['apple', 'banana']],
    [{ isOutOfStock: true }, ['cherry']],
    [{ availableForSale: false }, ['Apple']],
    [{ availableForSale: true, isOutOfStock: false }, ['apple', 'Date', 'banana']],
    [{ availableForSale: true, isHidden: true }, []],
    [{ isHidden: true }, ['Apple']],
    [{ isHidden: false, isOutOfStock: false }, ['apple', 'Date', 'banana']],
    [{ hasNoPicture: true }, ['apple']],
    [{ hasNoPicture: false, isLowOnStock: true, availableForSale: false }, ['Apple']],
    [{ isHidden: null, isLowOnStock: null }, ['apple', 'Date', 'cherry', 'Apple', 'banana']],
  ])('is filtered by %j', async (filter, requested) => {
    expect(await names({ filter })).toEqual(requested);
  });

  it('is filtered by category and sub-category', async () => {
    const [one, other] = await db.product.findMany({
      where: { name: { in: ['banana', 'cherry'] } },
      orderBy: { id: 'asc' },
    });
    const { categoryId, subCategoryId } = await makeSubCategory([one?.id ?? '', other?.id ?? '']);
    const inCategory = { categoryId: encodeId('Category', categoryId) };
    expect(await names({ filter: inCategory })).toEqual(['cherry', 'banana']);
    expect(await names({ filter: { ...inCategory, isOutOfStock: true } })).toEqual(['cherry']);
    expect(await names({ filter: { subCategoryId: encodeId('SubCategory', subCategoryId) }, search: 'ban' })).toEqual([
      'banana',
    ]);
    expect(await names({ filter: { categoryId: encodeId('Category', newId()) } })).toEqual([]);
  });

  it.each(SORTS)('pages from both ends, by %s', async (sort) => {
    const { edges } = await readOnePage(list({ sort }), { first: 100 });
    const all = edges.map(({ node }) => node.id);
    for (const size of [1, 2, 3]) {
      expect(await readPages(list({ sort }), { size })).toEqual(all);
      expect(await readPages(list({ sort }), { size, backward: true })).toEqual(all);
    }
    const second = await readOnePage(list({ sort, offset: 2 }), { first: 2 });
    expect(second.edges.map(({ node }) => node.id)).toEqual(all.slice(2, 4));
    expect(second.totalCount).toBe(5);
    expect(second.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    const beyond = await readOnePage(list({ sort, offset: 50 }), { first: 2 });
    expect(beyond).toMatchObject({ edges: [], totalCount: 5, pageInfo: { hasNextPage: false } });
  });

  it.each(SORTS)('loses and repeats no product while products are inserted and deleted, by %s', async (sort) => {
    const before = await readOnePage(list({ sort }), { first: 100 });
    const created: string[] = [];
    const between = async () => {
      if (created.length === 0) {
        created.push((await makeProduct({ name: '0', mrpPaise: 1, stock: 0 })).id);
        created.push((await makeProduct({ name: 'zzz', mrpPaise: 100_000, stock: 1000 })).id);
      }
    };
    const seen = await readPages(list({ sort }), { size: 2, between });
    const lasting = seen.filter((id) => before.edges.some(({ node }) => node.id === id));
    expect(lasting).toEqual(before.edges.map(({ node }) => node.id));
    expect(new Set(seen).size).toBe(seen.length);
    await db.product.updateMany({ where: { id: { in: created } }, data: { deletedAt: new Date() } });
  });

  it.each([
    ['no cursor at all', 'NEWEST', 'nonsense'],
    ['a cursor of another order', 'PRICE_ASC', Buffer.from(JSON.stringify(['apple', newId()])).toString('base64url')],
    ['a cursor with NUL', 'NAME_ASC', Buffer.from(JSON.stringify(['a\0', newId()])).toString('base64url')],
    ['a cursor without id', 'NAME_ASC', Buffer.from(JSON.stringify(['a', 'b'])).toString('base64url')],
    [
      'a cursor without a time',
      'RECENTLY_UPDATED',
      Buffer.from(JSON.stringify(['now', newId()])).toString('base64url'),
    ],
    ['a cursor beyond numbers', 'STOCK_ASC', Buffer.from(JSON.stringify([1e20, newId()])).toString('base64url')],
  ])('refuses %s', async (_what, sort, after) => {
    const { errors } = await executeGraphql(LIST, { sort, after, first: 5 }, admin);
    expect(errors.map(({ extensions }) => extensions?.code)).toEqual(['BAD_USER_INPUT']);
  });

  it('is for admins only', async () => {
    const ask = `query ($id: ID!) { adminProducts { totalCount } adminProduct(id: $id) { name } }`;
    const id = encodeId('Product', newId());
    for (const [viewer, code] of [
      [null, 'UNAUTHENTICATED'],
      [await makeShopper(), 'FORBIDDEN'],
    ] as const) {
      const { errors } = await executeGraphql(ask, { id }, viewer);
      expect(new Set(errors.map(({ extensions }) => extensions?.code))).toEqual(new Set([code]));
    }
  });

  it('finds one product by id, also a hidden one, but no deleted one', async () => {
    const ask = 'query ($id: ID!) { adminProduct(id: $id) { name categories { name } related { totalCount } } }';
    const find = async (name: string) => {
      const { id } = await db.product.findFirstOrThrow({ where: { name } });
      const { data, errors } = await executeGraphql(ask, { id: encodeId('Product', id) }, admin);
      expect(errors).toEqual([]);
      return data.adminProduct as unknown;
    };
    expect(await find('Apple')).toMatchObject({ name: 'Apple' });
    expect(await find('Gone')).toBeNull();
  });
});

describe('searching the list', () => {
  beforeEach(async () => {
    await emptyTables('products');
    await makeProduct({ name: 'Toned Milk', brand: 'Amul', unit: '500 ml', sku: 'AMUL-TM-500' });
    await makeProduct({ name: '100% Whole Wheat Atta', unit: '5 kg', sku: 'ATTA_5', isPublished: false });
    await makeProduct({ name: '1000 Sprinkles', unit: '50 g', sku: 'SPRINKLE.5' });
    await makeProduct({ name: 'Back\\slash', unit: '1 pc', sku: 'SLASH-1' });
    await makeProduct({ name: 'दूध पाउडर', brand: 'İpek Çay', unit: '1 pc', sku: 'DUDH-1' });
    await makeProduct({ name: 'Deleted Milk', deletedAt: new Date() });
  });

  it.each([
    ['milk', ['दूध पाउडर', 'Toned Milk']],
    ['MILK TON', ['Toned Milk']],
    ['amul 500 ml', ['Toned Milk']],
    ['amul-tm', ['Toned Milk']],
    ['aata', ['100% Whole Wheat Atta']],
    ['100%', ['1000 Sprinkles', '100% Whole Wheat Atta']],
    ['atta_', ['100% Whole Wheat Atta']],
    ['back\\s', ['Back\\slash']],
    ['doodh', ['दूध पाउडर', 'Toned Milk']],
    ['İPEK çay', ['दूध पाउडर']],
    ['SPRINKLE.', ['1000 Sprinkles']],
    ['amul milk basmati', []],
    ['_______', []],
    ["' OR 1=1 --", []],
  ])('finds %j', async (search, requested) => {
    expect(await names({ search })).toEqual(requested);
  });

  it('finds one product alone by its whole SKU', async () => {
    await makeProduct({ name: 'Crate', brand: 'Amul TM 500', sku: 'AMUL-TM-5000' });
    expect(await names({ search: 'amul-tm-50' })).toEqual(['Crate', 'Toned Milk']);
    expect(await names({ search: ' amul-tm-500' })).toEqual(['Toned Milk']);
  });

  it('finds the products with a barcode alone', async () => {
    for (const name of ['Ghee', 'Ghee, old price']) await makeProduct({ name, barcode: '8901058000016' });
    await makeProduct({ name: '8901058000016', barcode: 'SHOP-77' });
    expect(await names({ search: '8901058000016 ' })).toEqual(['Ghee, old price', 'Ghee']);
    expect(await names({ search: 'shop-77' })).toEqual(['8901058000016']);
  });

  it('finds all products for an empty search', async () => {
    for (const search of ['', '  ', null, '\0']) expect(await names({ search })).toHaveLength(5);
  });

  it('takes the former names of sorts', async () => {
    const namesBy = async (sort: string) => {
      const { data, errors } = await executeGraphql(LIST, { sort, first: 3 }, admin);
      expect(errors).toEqual([]);
      return data.adminProducts.edges.map(({ cursor }: { cursor: string }) => cursor);
    };
    for (const [former, sort] of [
      ['NAME', 'NAME_ASC'],
      ['PRICE_HIGH', 'PRICE_DESC'],
    ] as const)
      expect(await namesBy(former)).toEqual(await namesBy(sort));
  });

  it('accepts fuzz texts', async () => {
    for (const text of [...fuzzTexts(150, 3), 'x'.repeat(300_000)]) {
      const { status, errors } = await executeGraphql(LIST, { search: text, sort: 'NAME_ASC' }, admin);
      expect({ status, errors }, JSON.stringify(text.slice(0, 300))).toEqual({ status: 200, errors: [] });
    }
    expect(unexpectedErrors).toEqual([]);
  });
});
