import { beforeAll, describe, expect, it } from 'vitest';
import { orderCart } from '../testing/orderCart.ts';
import { db } from '../db/client.ts';
import { countStatements } from '../db/countStatements.ts';
import { encodeId } from '../graphql/globalId.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { makeAddress, makeCartLine, makeProducts, makeShopper, newId } from '../testing/fixtures.ts';

const ORDER = `query ($id: ID!) {
  order(id: $id) { ...Whole }
  node(id: $id) { ...Whole }
}
fragment Whole on Order {
  number status paymentMethod
  address { recipientName line city pincode }
  bill { quantity mrpTotal savings itemsTotal deliveryFee grandTotal }
  events { status note }
  lines { totalCount edges { node { name quantity price total product { id } picture { id } } } }
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
      orderIds.push((await orderCart(viewer, request)).orderId);
    }
  });

  const firstOrder = () => encodeId('Order', orderIds[0] ?? '');

  it('lists them newest first, with numbers that rise', async () => {
    const query = `{ viewer { orders(first: 10) { totalCount edges { node { id number } } } } }`;
    const { totalCount, edges } = (await askGraphql(query, {}, viewer)).data.viewer.orders;
    expect(totalCount).toBe(5);
    const nodes = edges.map(({ node }: { node: { id: string; number: number } }) => node);
    expect(nodes.map(({ id }: { id: string }) => id)).toEqual(orderIds.map((id) => encodeId('Order', id)).reverse());
    const numbers: number[] = nodes.map(({ number }: { number: number }) => number);
    expect(numbers).toEqual(numbers.toSorted((left, right) => right - left));
  });

  it('reads an order whole, by order and by node alike', async () => {
    const { data, errors } = await askGraphql(ORDER, { id: firstOrder() }, viewer);
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
    ['unpublished', { isPublished: false }],
    ['deleted', { deletedAt: new Date() }],
  ])('still reads when a product was %s, without leading to it', async (_what, change) => {
    const [hidden = ''] = products;
    await db.product.update({ where: { id: hidden }, data: change });
    const { data } = await askGraphql(ORDER, { id: firstOrder() }, viewer);
    await db.product.update({ where: { id: hidden }, data: { isPublished: true, deletedAt: null } });
    const lines = data.order.lines.edges.map(({ node }: { node: { product: unknown } }) => node);
    expect(lines).toHaveLength(6);
    expect(lines.filter(({ product }: { product: unknown }) => product === null)).toHaveLength(1);
    expect(lines.every(({ name, picture }: { name: string; picture: unknown }) => name && picture)).toBe(true);
  });

  it("shows nobody another person's order, nor a line of it", async () => {
    const stranger = await makeShopper({ role: 'ADMIN' });
    const { data, errors } = await askGraphql(ORDER, { id: firstOrder() }, stranger);
    expect(errors).toEqual([]);
    expect(data).toEqual({ order: null, node: null });
    const line = await db.orderLine.findFirstOrThrow({ where: { orderId: orderIds[0] ?? '' } });
    const lineNode = `query ($id: ID!) { node(id: $id) { id } }`;
    const id = encodeId('OrderLine', line.id);
    expect((await askGraphql(lineNode, { id }, stranger)).data.node).toBeNull();
    expect((await askGraphql(lineNode, { id })).data.node).toBeNull();
    expect((await askGraphql(lineNode, { id }, viewer)).data.node).toEqual({ id });
  });

  it('asks a visitor to sign in, before it looks at the id', async () => {
    for (const id of [firstOrder(), 'garbage']) {
      const { data, errors } = await askGraphql(`query ($id: ID!) { order(id: $id) { id } }`, { id });
      expect(data.order).toBeNull();
      expect(errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    }
  });

  it('counts the lines of a whole page of orders in one statement', async () => {
    const query = `{ viewer { orders(first: 5) { edges { node { lines(first: 2) { totalCount edges { node { name } } } } } } } }`;
    const { result, statements } = await countStatements(() => askGraphql(query, {}, viewer));
    const counts = result.data.viewer.orders.edges.map(
      ({ node }: { node: { lines: { totalCount: number } } }) => node.lines.totalCount,
    );
    expect(counts).toEqual([6, 6, 6, 6, 6]);
    expect(statements).toHaveLength(2);
  });
});
