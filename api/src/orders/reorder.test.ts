import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_LINES } from '../cart/cartLimits.ts';
import { countStatements } from '../db/countStatements.ts';
import { db } from '../db/client.ts';
import { encodeId } from '../graphql/globalId.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { askMutation } from '../testing/askMutation.ts';
import { makeCartLine, makeCustomer, makeProduct, makeProducts, makeShopper, newId } from '../testing/fixtures.ts';
import { orderCart } from '../testing/orderCart.ts';
import { whileLocked } from '../testing/whileLocked.ts';
import { OrderGoneError } from './orderErrors.ts';
import { planReorder } from './planReorder.ts';
import { reorder } from './reorder.ts';

let viewer: Viewer;
let productIds: string[];
let orderId: string;

/** An order of three products, two pieces each, whose cart is empty again. */
beforeEach(async () => {
  productIds = await makeProducts(3);
  const customer = await makeCustomer(productIds, 2);
  viewer = customer.viewer;
  const wanted = { addressId: customer.addressId, expectedTotal: 60_000, idempotencyKey: newId() };
  orderId = (await orderCart(viewer, wanted)).orderId;
});

const inCart = async () => {
  const lines = await db.cartLine.findMany({ where: { userId: viewer.userId }, orderBy: { id: 'asc' } });
  return lines.map(({ productId, quantity }) => [productIds.indexOf(productId), quantity]);
};
const change = (at: number, data: { stock?: number; isPublished?: boolean; mrpPaise?: number }) =>
  db.product.update({ where: { id: productIds[at] ?? '' }, data });

describe('reorder', () => {
  it('puts what was ordered into the cart, in the order of the order', async () => {
    expect(await reorder(viewer, orderId)).toMatchObject({ addedCount: 6, leftOut: [] });
    expect(await inCart()).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  it('changes nothing more when it is asked for twice, even at once', async () => {
    await Promise.all([reorder(viewer, orderId), reorder(viewer, orderId)]);
    expect(await reorder(viewer, orderId)).toEqual({ userId: viewer.userId, lineIds: [], addedCount: 0, leftOut: [] });
    expect(await inCart()).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  it('fills an empty cart no further than it holds, however many orders are asked for at once', async () => {
    const products = await makeProducts(MAX_LINES - 1);
    const customer = await makeCustomer(products);
    const wanted = { addressId: customer.addressId, expectedTotal: products.length * 10_000, idempotencyKey: newId() };
    const other = await orderCart(customer.viewer, wanted);
    await db.order.updateMany({ where: { id: orderId }, data: { userId: customer.viewer.userId } });
    const outcomes = await whileLocked(
      (tx) => tx.$queryRaw`SELECT FROM users WHERE id = ${customer.viewer.userId}::uuid FOR UPDATE`,
      [() => reorder(customer.viewer, orderId), () => reorder(customer.viewer, other.orderId)],
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await db.cartLine.count({ where: { userId: customer.viewer.userId } })).toBe(MAX_LINES);
  });

  it('raises lines to what was ordered, and leaves those that hold more and everything else', async () => {
    const other = await makeProduct();
    productIds.push(other.id);
    await makeCartLine(viewer, other.id);
    await makeCartLine(viewer, productIds[1] ?? '', 1);
    await makeCartLine(viewer, productIds[2] ?? '', 7);
    expect(await reorder(viewer, orderId)).toMatchObject({ addedCount: 3, lineIds: { length: 2 } });
    expect(await inCart()).toEqual([
      [3, 1],
      [1, 2],
      [2, 7],
      [0, 2],
    ]);
  });

  it('leaves out what is not sold, gone or short, and says so', async () => {
    await change(0, { isPublished: false });
    await change(1, { stock: 0 });
    await change(2, { stock: 1 });
    const { addedCount, leftOut } = await reorder(viewer, orderId);
    expect(addedCount).toBe(1);
    expect(leftOut.map(({ reason, quantity }) => [reason, quantity])).toEqual([
      ['NOT_SOLD', 2],
      ['OUT_OF_STOCK', 2],
      ['FEWER_LEFT', 1],
    ]);
    expect(await inCart()).toEqual([[2, 1]]);
  });

  it('takes the price of today as seen', async () => {
    await change(0, { mrpPaise: 12_000 });
    await reorder(viewer, orderId);
    const line = await db.cartLine.findFirst({ where: { userId: viewer.userId, productId: productIds[0] ?? '' } });
    expect(line?.seenPricePaise).toBe(12_000);
  });

  it('finds only the own orders', async () => {
    await expect(reorder(await makeShopper(), orderId)).rejects.toThrow(OrderGoneError);
    await expect(reorder(viewer, newId())).rejects.toThrow(OrderGoneError);
  });

  it('answers with the cart and the lines that have changed, in as many statements for one line as for many', async () => {
    await makeCartLine(viewer, productIds[0] ?? '', 2);
    await change(2, { stock: 0 });
    const selection = `... on OrderReorderPayload {
      cart { lineCount bill { quantity } } addedCount
      changedLineEdges { cursor node { quantity product { id myCartLine { id } } } } leftOut { name reason quantity } }`;
    const ask = () => {
      const input = { orderId: encodeId('Order', orderId) };
      return countStatements(() => askMutation(viewer, { name: 'orderReorder', selection, input }));
    };
    const { result, sent } = await ask();
    expect(result).toMatchObject({
      cart: { lineCount: 2, bill: { quantity: 4 } },
      addedCount: 2,
      changedLineEdges: [{ node: { quantity: 2, product: { id: encodeId('Product', productIds[1] ?? '') } } }],
      leftOut: [{ reason: 'OUT_OF_STOCK', quantity: 2 }],
    });
    await db.cartLine.deleteMany();
    await change(2, { stock: 9 });
    const { result: whole, sent: sentForAll } = await ask();
    expect(whole.changedLineEdges).toHaveLength(3);
    expect(sentForAll).toHaveLength(sent.length);
  });
});

describe('planReorder', () => {
  const product = { stock: 9, isPublished: true, deletedAt: null, mrpPaise: 100, discountPercent: 0 };

  it('stops where the cart is full, but still raises what is in it', () => {
    const lines = ['in it', 'new', 'too many'].map((name, at) => ({
      name,
      quantity: 3,
      product: { ...product, id: name, cartLines: at === 0 ? [{ quantity: 1 }] : [] },
    }));
    expect(planReorder(lines, MAX_LINES - 1)).toEqual({
      wanted: [
        { productId: 'in it', quantity: 3, price: 100 },
        { productId: 'new', quantity: 3, price: 100 },
      ],
      addedCount: 5,
      leftOut: [{ name: 'too many', reason: 'CART_FULL', quantity: 3 }],
    });
  });
});
