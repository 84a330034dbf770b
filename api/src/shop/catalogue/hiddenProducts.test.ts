import { beforeAll, describe, expect, it } from 'vitest';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import { db } from '../../platform/db/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makeAddress, makeCartLine, makeProduct, makeSubCategory, makeShopper, newId } from '../../testing/fixtures.ts';

describe.each([
  ['unpublished', { isPublished: false }],
  ['deleted', { deletedAt: new Date() }],
])('a product that was %s', (_what, change) => {
  let viewer: Viewer;
  let published: string;
  let hidden: string;
  let subCategory: { categoryId: string; subCategoryId: string };

  beforeAll(async () => {
    viewer = await makeShopper();
    [published, hidden] = [(await makeProduct({ name: 'Mango' })).id, (await makeProduct({ name: 'Mango' })).id];
    subCategory = await makeSubCategory([published, hidden]);
    await makeCartLine(viewer, hidden);
    const request = { addressId: await makeAddress(viewer), expectedTotal: 10_000, idempotencyKey: newId() };
    await placeOrderFixture(viewer, request);
    await makeCartLine(viewer, hidden);
    await db.product.update({ where: { id: hidden }, data: change });
    await db.product.updateMany({ where: { id: { notIn: [published, hidden] } }, data: { isPublished: false } });
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
  ])('is neither listed nor counted in %s', async (_list, query) => {
    const variables = {
      c: encodeId('Category', subCategory.categoryId),
      s: encodeId('SubCategory', subCategory.subCategoryId),
    };
    const { data, errors } = await executeGraphql(query, variables);
    expect(errors).toEqual([]);
    const { list } = data.category ?? data.subCategory ?? data;
    expect(list).toEqual({ totalCount: 1, edges: [{ node: { id: encodeId('Product', published) } }] });
  });

  it('has no related products', async () => {
    const query = 'query ($id: ID!) { product(id: $id) { related { totalCount edges { node { id } } } } }';
    const { data } = await executeGraphql(query, { id: encodeId('Product', published) });
    expect(data.product.related).toEqual({ totalCount: 0, edges: [] });
  });

  it('is not found by its id', async () => {
    const query = 'query ($id: ID!) { product(id: $id) { id } node(id: $id) { id } nodes(ids: [$id]) { id } }';
    const { data, errors } = await executeGraphql(query, { id: encodeId('Product', hidden) }, viewer);
    expect({ data, errors }).toEqual({ data: { product: null, node: null, nodes: [null] }, errors: [] });
  });

  it('is a withdrawn product in old orders', async () => {
    const line = 'lines { edges { node { name product { id availableForSale isWithdrawn } } } }';
    const { data } = await executeGraphql(`{ viewer { orders { edges { node { ${line} } } } } }`, {}, viewer);
    const [order] = data.viewer.orders.edges;
    const product = { id: encodeId('Product', hidden), availableForSale: false, isWithdrawn: true };
    expect(order.node.lines.edges).toEqual([{ node: { name: 'Mango', product } }]);
  });

  it('stays in carts with the status WITHDRAWN', async () => {
    const query = `{ viewer { cart { bill { grandTotal } lines { edges { node { status
      product { name isSoldOut pictures(first: 1) { alt } all: pictures { alt } } } } } } } }`;
    const { data, errors } = await executeGraphql(query, {}, viewer);
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
