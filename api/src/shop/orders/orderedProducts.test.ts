import { beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { makeCartLine, makeCustomer, makeProducts, makeShopper, newId } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { PAGE_ARGUMENTS, PAGE_FIELDS, PAGE_VARIABLES, readOnePage } from '../../testing/graphql/readPages.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';

const QUERY = `query (${PAGE_VARIABLES}) { viewer { orderedProducts(${PAGE_ARGUMENTS}) ${PAGE_FIELDS} } }`;

let viewer: Viewer;
let productIds: string[];
let ids: string[];
let addressId: string;
let orderId: string;

const order = async (expectedTotal: number) =>
  (await placeOrderFixture(viewer, { addressId, expectedTotal, idempotencyKey: newId() })).orderId;
const list = (as = viewer) => ({ query: QUERY, path: ['viewer', 'orderedProducts'], viewer: as });
const listed = async () => {
  const { edges } = await readOnePage(list(), { first: 12 });
  return edges.map(({ node }) => ids.indexOf(node.id));
};

/** An order of three products, and then one of the first alone. */
beforeEach(async () => {
  productIds = await makeProducts(3);
  ids = productIds.map((id) => encodeId('Product', id));
  ({ viewer, addressId } = await makeCustomer(productIds, 1));
  orderId = await order(30_000);
  await makeCartLine(viewer, productIds[0] ?? '', 2);
  await order(20_000);
});

describe('ordered products', () => {
  it('are listed once each, the latest order first', async () => {
    expect(await listed()).toEqual([0, 2, 1]);
  });

  it('come in stock first, and not at all once they are no longer on sale', async () => {
    await db.product.update({ where: { id: productIds[0] ?? '' }, data: { stock: 0 } });
    expect(await listed()).toEqual([2, 1, 0]);
    await db.product.update({ where: { id: productIds[2] ?? '' }, data: { isPublished: false } });
    expect(await listed()).toEqual([1, 0]);
  });

  it.each(['PENDING_PAYMENT', 'PAYMENT_FAILED', 'CANCELLED'] as const)(
    'leave out those of orders alone that are %s',
    async (status) => {
      await db.order.update({ where: { id: orderId }, data: { status } });
      expect(await listed()).toEqual([0]);
    },
  );

  it('are read in pages forward and backward', async () => {
    const page = await readOnePage(list(), { first: 2 });
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const next = await readOnePage(list(), { first: 2, after: page.pageInfo.endCursor });
    expect(next.edges.map(({ node }) => node.id)).toEqual([ids[1]]);
    const before = await readOnePage(list(), { last: 1, before: next.pageInfo.startCursor });
    expect(before.edges.map(({ node }) => node.id)).toEqual([ids[2]]);
  });

  it("are the viewer's alone", async () => {
    expect((await readOnePage(list(await makeShopper()), { first: 12 })).edges).toEqual([]);
    expect((await executeGraphql(QUERY, {}, null)).data.viewer).toBeNull();
  });
});
