import { beforeAll, describe, expect, it } from 'vitest';
import { orderCart } from '../testing/orderCart.ts';
import { db } from '../db/client.ts';
import { encodeId } from '../graphql/globalId.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { makeAddress, makeCartLine, makeProduct, makeShelf, makeShopper, newId } from '../testing/fixtures.ts';

describe.each([
  ['unpublished', { isPublished: false }],
  ['deleted', { deletedAt: new Date() }],
])('a product that was %s', (_what, change) => {
  let viewer: Viewer;
  let shown: string;
  let hidden: string;
  let shelf: { categoryId: string; subCategoryId: string };

  beforeAll(async () => {
    viewer = await makeShopper();
    [shown, hidden] = [(await makeProduct({ name: 'Mango' })).id, (await makeProduct({ name: 'Mango' })).id];
    shelf = await makeShelf([shown, hidden]);
    await makeCartLine(viewer, hidden);
    const request = { addressId: await makeAddress(viewer), expectedTotal: 10_000, idempotencyKey: newId() };
    await orderCart(viewer, request);
    await makeCartLine(viewer, hidden);
    await db.product.update({ where: { id: hidden }, data: change });
    await db.product.updateMany({ where: { id: { notIn: [shown, hidden] } }, data: { isPublished: false } });
  });

  it.each([
    ['products', '{ list: products(first: 100) { totalCount edges { node { id } } } }'],
    ['products by number', '{ list: products(first: 100, offset: 0) { totalCount edges { node { id } } } }'],
    ['search', '{ list: products(search: "mango") { totalCount edges { node { id } } } }'],
    ['a category', 'query ($c: ID!) { category(id: $c) { list: products { totalCount edges { node { id } } } } }'],
    [
      'a sub-category',
      'query ($s: ID!) { subCategory(id: $s) { list: products { totalCount edges { node { id } } } } }',
    ],
    [
      'the end of a category',
      'query ($c: ID!) { category(id: $c) { list: products(last: 1) { totalCount edges { node { id } } } } }',
    ],
  ])('is neither in %s nor counted there', async (_list, query) => {
    const variables = { c: encodeId('Category', shelf.categoryId), s: encodeId('SubCategory', shelf.subCategoryId) };
    const { data, errors } = await askGraphql(query, variables);
    expect(errors).toEqual([]);
    const { list } = data.category ?? data.subCategory ?? data;
    expect(list).toEqual({ totalCount: 1, edges: [{ node: { id: encodeId('Product', shown) } }] });
  });

  it('stands beside nothing', async () => {
    const query = 'query ($id: ID!) { product(id: $id) { related { totalCount edges { node { id } } } } }';
    const { data } = await askGraphql(query, { id: encodeId('Product', shown) });
    expect(data.product.related).toEqual({ totalCount: 0, edges: [] });
  });

  it('is found by no id', async () => {
    const query = 'query ($id: ID!) { product(id: $id) { id } node(id: $id) { id } nodes(ids: [$id]) { id } }';
    const { data, errors } = await askGraphql(query, { id: encodeId('Product', hidden) }, viewer);
    expect({ data, errors }).toEqual({ data: { product: null, node: null, nodes: [null] }, errors: [] });
  });

  it('is named by old orders, without a way to it', async () => {
    const query = '{ viewer { orders { edges { node { lines { edges { node { name product { id } } } } } } } } }';
    const { data } = await askGraphql(query, {}, viewer);
    const [order] = data.viewer.orders.edges;
    expect(order.node.lines.edges).toEqual([{ node: { name: 'Mango', product: null } }]);
  });

  it('still shows in the carts that hold it, as withdrawn', async () => {
    const query = `{ viewer { cart { bill { grandTotal } lines { edges { node { status
      product { name isSoldOut pictures(first: 1) { alt } all: pictures { alt } } } } } } } }`;
    const { data, errors } = await askGraphql(query, {}, viewer);
    expect(errors).toEqual([]);
    expect(data.viewer.cart).toMatchObject({
      bill: { grandTotal: 0 },
      lines: {
        edges: [
          { node: { status: 'WITHDRAWN', product: { name: 'Mango', isSoldOut: true, all: [{ alt: 'A test' }] } } },
        ],
      },
    });
  });
});
