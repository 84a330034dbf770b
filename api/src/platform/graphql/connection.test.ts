import { beforeAll, describe, expect, it } from 'vitest';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import { db } from '../db/client.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import {
  makeAddress,
  makeCartLine,
  makePicture,
  makeProduct,
  makeProducts,
  makeSubCategory,
  makeShopper,
  newId,
} from '../../testing/fixtures.ts';
import {
  PAGE_ARGUMENTS,
  PAGE_FIELDS,
  PAGE_VARIABLES,
  readOnePage,
  readPages,
  type PagedList,
} from '../../testing/graphql/readPages.ts';
import { decodeId, encodeId } from '../core/publicId.ts';

const SIZE = 23;
const PRODUCTS: PagedList = {
  query: `query (${PAGE_VARIABLES}) { products(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} }`,
  path: ['products'],
};
const SEARCH: PagedList = {
  query: `query (${PAGE_VARIABLES}) { products(search: "mango", ${PAGE_ARGUMENTS}) ${PAGE_FIELDS} }`,
  path: ['products'],
};
const lists: Record<string, PagedList> = { products: PRODUCTS, search: SEARCH };

beforeAll(async () => {
  const products = await makeProducts(SIZE, { stock: 1000 });
  for (const [index, id] of products.entries()) {
    const name = ['Mango', 'Mango Juice', 'Green Mango Pickle'][index % 3] ?? '';
    await db.product.update({ where: { id }, data: { name } });
  }
  const { categoryId, subCategoryId } = await makeSubCategory(products);
  for (let made = 1; made < SIZE; made += 1) {
    const pictureId = await makePicture();
    await db.subCategory.create({ data: { name: `Other ${made}`, pictureId, categories: { create: { categoryId } } } });
    await db.category.create({ data: { name: `Other ${made}`, pictureId } });
  }
  const viewer = await makeShopper();
  const addressId = await makeAddress(viewer);
  for (let made = 1; made < SIZE; made += 1) await makeAddress(viewer);
  for (let placed = 0; placed < SIZE; placed += 1) {
    await makeCartLine(viewer, products[placed] ?? '');
    await placeOrderFixture(viewer, { addressId, expectedTotal: 10_000, idempotencyKey: newId() });
  }
  for (const productId of products) await makeCartLine(viewer, productId);
  const { orderId } = await placeOrderFixture(viewer, {
    addressId,
    expectedTotal: SIZE * 10_000,
    idempotencyKey: newId(),
  });
  await db.order.deleteMany({ where: { id: newId() } });
  for (const productId of products) await makeCartLine(viewer, productId);

  const under = (field: string, id: string, inner: string): PagedList => ({
    query: `query (${PAGE_VARIABLES}, $id: ID!) { ${field}(id: $id) { list: ${inner}(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} } }`,
    path: [field, 'list'],
    variables: { id },
    viewer,
  });
  const ofViewer = (inner: string, path: string[]): PagedList => ({
    query: `query (${PAGE_VARIABLES}) { viewer { ${inner} } }`,
    path: ['viewer', ...path],
    viewer,
  });
  Object.assign(lists, {
    categories: {
      query: `query (${PAGE_VARIABLES}) { categories(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} }`,
      path: ['categories'],
    },
    subCategories: {
      query: `query (${PAGE_VARIABLES}) { subCategories(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} }`,
      path: ['subCategories'],
    },
    'category.products': under('category', encodeId('Category', categoryId), 'products'),
    'category.subCategories': under('category', encodeId('Category', categoryId), 'subCategories'),
    'subCategory.products': under('subCategory', encodeId('SubCategory', subCategoryId), 'products'),
    'product.related': under('product', encodeId('Product', products[0] ?? ''), 'related'),
    'viewer.addresses': ofViewer(`addresses(${PAGE_ARGUMENTS}) ${PAGE_FIELDS}`, ['addresses']),
    'viewer.orders': ofViewer(`orders(${PAGE_ARGUMENTS}) ${PAGE_FIELDS}`, ['orders']),
    'cart.lines': ofViewer(`cart { lines(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} }`, ['cart', 'lines']),
    'order.lines': under('order', encodeId('Order', orderId), 'lines'),
  });
});

const NAMES = [
  ...['products', 'search', 'categories', 'subCategories', 'category.products', 'category.subCategories'],
  ...['subCategory.products', 'product.related', 'viewer.addresses', 'viewer.orders', 'cart.lines', 'order.lines'],
];
const listOf = (name: string) => lists[name] ?? PRODUCTS;

describe.each(NAMES)('the list %s', (name) => {
  it('is complete and has one order, from both ends and in pages of any size', async () => {
    const whole = await readOnePage(listOf(name), { first: 100 });
    const ids = whole.edges.map(({ node }) => node.id);
    expect(ids.length).toBeGreaterThanOrEqual(SIZE - 1);
    expect(whole.totalCount).toBe(ids.length);
    expect(new Set(ids).size).toBe(ids.length);
    for (const size of [1, 7, ids.length, 100]) {
      expect(await readPages(listOf(name), { size })).toEqual(ids);
      expect(await readPages(listOf(name), { size, backward: true })).toEqual(ids);
    }
  });

  it('has the total count on each page, also on an empty one', async () => {
    const { totalCount, pageInfo, edges } = await readOnePage(listOf(name), { first: 0 });
    expect(edges).toEqual([]);
    expect(pageInfo).toMatchObject({ hasNextPage: true, startCursor: null, endCursor: null });
    const middle = await readOnePage(listOf(name), { first: 5 });
    const next = await readOnePage(listOf(name), { first: 5, after: middle.pageInfo.endCursor });
    expect([middle.totalCount, next.totalCount]).toEqual([totalCount, totalCount]);
    expect(next.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
  });

  it('returns the nodes between two cursors', async () => {
    const { edges } = await readOnePage(listOf(name), { first: 8 });
    const bounds = { after: edges[1]?.cursor, before: edges[6]?.cursor };
    const between = edges.slice(2, 6).map(({ node }) => node.id);
    for (const args of [{ first: 100 }, { last: 100 }]) {
      const page = await readOnePage(listOf(name), { ...args, ...bounds });
      expect(page.edges.map(({ node }) => node.id)).toEqual(between);
    }
  });

  it.each([
    [{ first: 101 }],
    [{ last: 101 }],
    [{ first: -1 }],
    [{ last: -1 }],
    [{ first: 2, last: 2 }],
    [{ after: '' }],
    [{ after: 'garbage' }],
    [{ before: 'W10' }],
    [{ after: Buffer.from('["x"]').toString('base64url') }],
    [{ before: Buffer.from('{"__proto__":[]}').toString('base64url') }],
  ])('refuses %j', async (args) => {
    await expect(readOnePage(listOf(name), args)).rejects.toThrow(/BAD_USER_INPUT/);
  });
});

describe('a page of products', () => {
  const changing = [
    ['products', PRODUCTS],
    ['search', SEARCH],
  ] as const;

  it.each(changing)(
    'of %s stays correct while rows are inserted and deleted, also the row of the cursor',
    async (_name, list) => {
      const before = await readPages(list, { size: 100 });
      for (const backward of [false, true]) {
        const removed: string[] = [];
        const read = await readPages(list, {
          size: 4,
          backward,
          between: async (seen) => {
            await makeProduct({ name: 'Green Mango Pickle' });
            const last = seen.at(backward ? 0 : -1) ?? '';
            if (removed.length > 3 || removed.includes(last)) return;
            await db.product.update({ where: { id: decodeId(last).id }, data: { isPublished: false } });
            removed.push(last);
          },
        });
        expect(new Set(read).size).toBe(read.length);
        expect(read.filter((id) => before.includes(id))).toEqual(before);
        await db.product.updateMany({ where: { isPublished: false }, data: { isPublished: true } });
      }
    },
  );

  it('rejects the cursor of another list', async () => {
    const newest = {
      query: `query (${PAGE_VARIABLES}) { products(${PAGE_ARGUMENTS}, sort: NEWEST) ${PAGE_FIELDS} }`,
      path: ['products'],
    };
    const [byAge, byRank] = [await readOnePage(newest, { first: 1 }), await readOnePage(SEARCH, { first: 1 })];
    await expect(readOnePage(SEARCH, { after: byAge.pageInfo.endCursor })).rejects.toThrow(/BAD_USER_INPUT/);
    await expect(readOnePage(newest, { after: byRank.pageInfo.endCursor })).rejects.toThrow(/BAD_USER_INPUT/);
    const beyondInt = Buffer.from(JSON.stringify([2 ** 40, newId()])).toString('base64url');
    await expect(readOnePage(SEARCH, { after: beyondInt })).rejects.toThrow(/BAD_USER_INPUT/);
  });

  it.each(['', ', search: "mango"'])('can be numbered by an offset%s', async (search) => {
    const query = `query ($o: Int, $f: Int) { products(offset: $o, first: $f${search}) ${PAGE_FIELDS} }`;
    const list = { query, path: ['products'] };
    const all = (await readOnePage(list, { f: 100 })).edges;
    const second = await readOnePage(list, { f: 10, o: 10 });
    expect(second.edges).toEqual(all.slice(10, 20));
    expect(second.totalCount).toBe(all.length);
    expect(second.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
    expect((await readOnePage(list, { f: 10, o: 1000 })).edges).toEqual([]);
    for (const args of ['offset: -1', 'offset: 1, after: "x"', 'offset: 1, last: 1', 'offset: 1, before: "x"']) {
      const { errors } = await executeGraphql(`{ products(${args}${search}) { totalCount } }`);
      expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    }
  });
});
