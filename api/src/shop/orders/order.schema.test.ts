import { beforeAll, describe, expect, it } from 'vitest';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import { db } from '../../platform/db/client.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makeAddress, makeCartLine, makeProducts, makeShopper, newId } from '../../testing/fixtures.ts';

const ORDER = `query ($id: ID!) {
  order(id: $id) { ...Whole }
  node(id: $id) { ...Whole }
}
fragment Whole on Order {
  number status paymentMethod
  address { recipientName line city pincode }
  bill { quantity mrpTotal savings itemsTotal deliveryFee grandTotal }
  events { status note }
  lines { totalCount edges { node { name quantity price total product { id availableForSale } picture { id } } } }
}`;

describe('orders in the graph', () => {
  let viewer: Viewer;
  let products: string[];
  let orderIds: string[];
  beforeAll(async () => {
    viewer = await makeShopper();
    products = await makeProducts(6, { stock: 100 });
    const addressId = await makeAddress(viewer);
    orderIds = [];
    for (let placed = 0; placed < 5; placed += 1) {
      for (const productId of products) await makeCartLine(viewer, productId, 2);
      const request = { addressId, expectedTotal: 120_000, idempotencyKey: newId() };
      orderIds.push((await placeOrderFixture(viewer, request)).orderId);
    }
  });

  const firstOrder = () => encodeId('Order', orderIds[0] ?? '');

  it('are listed newest first, with rising numbers', async () => {
    const query = `{ viewer { orders(first: 10) { totalCount edges { node { id number } } } } }`;
    const { totalCount, edges } = (await executeGraphql(query, {}, viewer)).data.viewer.orders;
    expect(totalCount).toBe(5);
    const nodes = edges.map(({ node }: { node: { id: string; number: number } }) => node);
    expect(nodes.map(({ id }: { id: string }) => id)).toEqual(orderIds.map((id) => encodeId('Order', id)).reverse());
    const numbers: number[] = nodes.map(({ number }: { number: number }) => number);
    expect(numbers).toEqual(numbers.toSorted((left, right) => right - left));
  });

  it('are the same through order and node', async () => {
    const { data, errors } = await executeGraphql(ORDER, { id: firstOrder() }, viewer);
    expect(errors).toEqual([]);
    expect(data.node).toEqual(data.order);
    expect(data.order).toMatchObject({
      status: 'PLACED',
      paymentMethod: 'CASH_ON_DELIVERY',
      address: { recipientName: 'Asha', line: '12 Park Street', city: 'Kolkata', pincode: '700016' },
      bill: { quantity: 12, mrpTotal: 120_000, savings: 0, itemsTotal: 120_000, deliveryFee: 0, grandTotal: 120_000 },
      events: [{ status: 'PLACED', note: null }],
      lines: { totalCount: 6 },
    });
    expect(data.order.lines.edges[0].node).toMatchObject({ quantity: 2, price: 10_000, total: 20_000 });
  });

  it.each([
    ['hidden', { isPublished: false }],
    ['deleted', { deletedAt: new Date() }],
  ])('name a product that is %s, and that it is withdrawn', async (_what, change) => {
    const [hidden = ''] = products;
    await db.product.update({ where: { id: hidden }, data: change });
    const { data } = await executeGraphql(ORDER, { id: firstOrder() }, viewer);
    await db.product.update({ where: { id: hidden }, data: { isPublished: true, deletedAt: null } });
    const lines = data.order.lines.edges.map(({ node }: { node: object }) => node);
    expect(lines).toHaveLength(6);
    const withdrawn = lines.flatMap(({ product }: { product: { id: string; availableForSale: boolean } }) =>
      product.availableForSale ? [] : [product.id],
    );
    expect(withdrawn).toEqual([encodeId('Product', hidden)]);
    expect(lines.every(({ name, picture }: { name: string; picture: unknown }) => name && picture)).toBe(true);
  });

  it("hide another user's order and its lines", async () => {
    const stranger = await makeShopper({ role: 'ADMIN' });
    const { data, errors } = await executeGraphql(ORDER, { id: firstOrder() }, stranger);
    expect(errors).toEqual([]);
    expect(data).toEqual({ order: null, node: null });
    const line = await db.orderLine.findFirstOrThrow({ where: { orderId: orderIds[0] ?? '' } });
    const lineNode = `query ($id: ID!) { node(id: $id) { id } }`;
    const id = encodeId('OrderLine', line.id);
    expect((await executeGraphql(lineNode, { id }, stranger)).data.node).toBeNull();
    expect((await executeGraphql(lineNode, { id })).data.node).toBeNull();
    expect((await executeGraphql(lineNode, { id }, viewer)).data.node).toEqual({ id });
  });

  it('need a signed-in user, before the id is checked', async () => {
    for (const id of [firstOrder(), 'garbage']) {
      const { data, errors } = await executeGraphql(`query ($id: ID!) { order(id: $id) { id } }`, { id });
      expect(data.order).toBeNull();
      expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });

  it('have a place among those of their shopper, counted in one statement without earlier ones that came to nothing', async () => {
    const query = `{ viewer { orders(first: 5) { edges { node { customerOrderIndex } } } } }`;
    const places = async () => {
      const { result, statements } = await countStatements(() => executeGraphql(query, {}, viewer));
      expect(statements).toHaveLength(2);
      const { edges } = result.data.viewer.orders;
      return edges.map(({ node }: { node: { customerOrderIndex: number } }) => node.customerOrderIndex);
    };
    expect(await places()).toEqual([5, 4, 3, 2, 1]);
    const [first = '', second = ''] = orderIds;
    await db.order.update({ where: { id: first }, data: { status: 'PAYMENT_FAILED' } });
    expect(await places()).toEqual([4, 3, 2, 1, 1]);
    await db.order.update({ where: { id: second }, data: { status: 'CANCELLED' } });
    expect(await places()).toEqual([3, 2, 1, 1, 1]);
    await db.order.updateMany({ where: { id: { in: [first, second] } }, data: { status: 'PLACED' } });
    const stranger = await makeShopper();
    const ofStranger = { ...(await orderOf(stranger)), customerOrderIndex: 1 };
    const order = `query ($id: ID!) { order(id: $id) { id customerOrderIndex } }`;
    expect((await executeGraphql(order, { id: ofStranger.id }, stranger)).data.order).toEqual(ofStranger);
  });

  async function orderOf(shopper: Viewer): Promise<{ id: string }> {
    await makeCartLine(shopper, products[1] ?? '', 1);
    const addressId = await makeAddress(shopper);
    const request = { addressId, expectedTotal: 10_000, idempotencyKey: newId() };
    return { id: encodeId('Order', (await placeOrderFixture(shopper, request)).orderId) };
  }

  it('count the lines of a page of orders in one statement', async () => {
    const query = `{ viewer { orders(first: 5) { edges { node { lines(first: 2) { totalCount edges { node { name } } } } } } } }`;
    const { result, statements } = await countStatements(() => executeGraphql(query, {}, viewer));
    const counts = result.data.viewer.orders.edges.map(
      ({ node }: { node: { lines: { totalCount: number } } }) => node.lines.totalCount,
    );
    expect(counts).toEqual([6, 6, 6, 6, 6]);
    expect(statements).toHaveLength(2);
  });
});
