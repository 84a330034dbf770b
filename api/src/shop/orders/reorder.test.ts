import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_LINES } from '../cart/cartLimits.ts';
import { countStatements } from '../../testing/postgres/countStatements.ts';
import { db } from '../../platform/db/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { executeMutation } from '../../testing/graphql/executeMutation.ts';
import { makeCartLine, makeCustomer, makeProduct, makeProducts, makeShopper, newId } from '../../testing/fixtures.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import { whileLocked } from '../../testing/postgres/whileLocked.ts';
import { OrderNotFoundError } from './orderErrors.ts';
import { planReorder, reorder } from './reorder.ts';

let viewer: Viewer;
let productIds: string[];
let orderId: string;

/** An order of three products, two pieces each; the cart is empty. */
beforeEach(async () => {
  productIds = await makeProducts(3);
  const customer = await makeCustomer(productIds, 2);
  viewer = customer.viewer;
  const targetLines = { addressId: customer.addressId, expectedTotal: 60_000, idempotencyKey: newId() };
  orderId = (await placeOrderFixture(viewer, targetLines)).orderId;
});

const inCart = async () => {
  const lines = await db.cartLine.findMany({ where: { userId: viewer.userId }, orderBy: { id: 'asc' } });
  return lines.map(({ productId, quantity }) => [productIds.indexOf(productId), quantity]);
};
const change = (at: number, data: { stock?: number; isPublished?: boolean; mrpPaise?: number }) =>
  db.product.update({ where: { id: productIds[at] ?? '' }, data });

describe('reorder', () => {
  it('adds the lines to the cart in the sequence of the order', async () => {
    expect(await reorder(viewer, orderId)).toMatchObject({ addedCount: 6, unavailableLines: [] });
    expect(await inCart()).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  it('changes nothing when it is repeated, also concurrently', async () => {
    await Promise.all([reorder(viewer, orderId), reorder(viewer, orderId)]);
    expect(await reorder(viewer, orderId)).toEqual({
      userId: viewer.userId,
      lineIds: [],
      addedCount: 0,
      unavailableLines: [],
    });
    expect(await inCart()).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  it('never exceeds the maximal number of cart lines, also for concurrent reorders', async () => {
    const products = await makeProducts(MAX_LINES - 1);
    const customer = await makeCustomer(products);
    const targetLines = {
      addressId: customer.addressId,
      expectedTotal: products.length * 10_000,
      idempotencyKey: newId(),
    };
    const other = await placeOrderFixture(customer.viewer, targetLines);
    await db.order.updateMany({ where: { id: orderId }, data: { userId: customer.viewer.userId } });
    const outcomes = await whileLocked(
      (tx) => tx.$queryRaw`SELECT FROM users WHERE id = ${customer.viewer.userId}::uuid FOR UPDATE`,
      [() => reorder(customer.viewer, orderId), () => reorder(customer.viewer, other.orderId)],
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await db.cartLine.count({ where: { userId: customer.viewer.userId } })).toBe(MAX_LINES);
  });

  it('increases cart lines to the ordered quantity, and leaves larger ones and other lines', async () => {
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

  it('lists withdrawn, sold-out and insufficient lines as unavailable', async () => {
    await change(0, { isPublished: false });
    await change(1, { stock: 0 });
    await change(2, { stock: 1 });
    const { addedCount, unavailableLines } = await reorder(viewer, orderId);
    expect(addedCount).toBe(1);
    expect(unavailableLines.map(({ reason, quantity }) => [reason, quantity])).toEqual([
      ['WITHDRAWN', 2],
      ['OUT_OF_STOCK', 2],
      ['INSUFFICIENT_STOCK', 1],
    ]);
    expect(await inCart()).toEqual([[2, 1]]);
  });

  it('records the current price as seen', async () => {
    await change(0, { mrpPaise: 12_000 });
    await reorder(viewer, orderId);
    const line = await db.cartLine.findFirst({ where: { userId: viewer.userId, productId: productIds[0] ?? '' } });
    expect(line?.seenPricePaise).toBe(12_000);
  });

  it('refuses orders of other users', async () => {
    await expect(reorder(await makeShopper(), orderId)).rejects.toThrow(OrderNotFoundError);
    await expect(reorder(viewer, newId())).rejects.toThrow(OrderNotFoundError);
  });

  it('returns the cart and the changed lines, with as many statements for one line as for many', async () => {
    await makeCartLine(viewer, productIds[0] ?? '', 2);
    await change(2, { stock: 0 });
    const selection = `... on OrderReorderPayload {
      cart { lineCount bill { quantity } } addedCount
      changedLineEdges { cursor node { quantity product { id myCartLine { id } } } } unavailableLines { name reason quantity } }`;
    const ask = () => {
      const input = { orderId: encodeId('Order', orderId) };
      return countStatements(() => executeMutation(viewer, { name: 'orderReorder', selection, input }));
    };
    const { result, sent } = await ask();
    expect(result).toMatchObject({
      cart: { lineCount: 2, bill: { quantity: 4 } },
      addedCount: 2,
      changedLineEdges: [{ node: { quantity: 2, product: { id: encodeId('Product', productIds[1] ?? '') } } }],
      unavailableLines: [{ reason: 'OUT_OF_STOCK', quantity: 2 }],
    });
    await db.cartLine.deleteMany();
    await change(2, { stock: 9 });
    const { result: whole, sent: sentForAll } = await ask();
    expect(whole.changedLineEdges).toHaveLength(3);
    expect(sentForAll).toHaveLength(sent.length);
  });
});

describe('planReorder', () => {
  const product = {
    stock: 9,
    maxPerOrder: null,
    isPublished: true,
    deletedAt: null,
    mrpPaise: 100,
    discountPercent: 0,
  };

  it('adds no line to a full cart, but increases its lines', () => {
    const lines = ['in it', 'new', 'too many'].map((name, at) => ({
      name,
      quantity: 3,
      product: { ...product, id: name, cartLines: at === 0 ? [{ quantity: 1 }] : [] },
    }));
    expect(planReorder(lines, MAX_LINES - 1)).toEqual({
      targetLines: [
        { productId: 'in it', quantity: 3, price: 100 },
        { productId: 'new', quantity: 3, price: 100 },
      ],
      addedCount: 5,
      unavailableLines: [{ name: 'too many', reason: 'CART_FULL', quantity: 3 }],
    });
  });

  it.each([
    [9, 'LIMIT_EXCEEDED', 2],
    [1, 'INSUFFICIENT_STOCK', 3],
  ])('adds up to the limit per order or the stock of %i', (stock, reason, quantity) => {
    const limited = { ...product, stock, maxPerOrder: 2, id: 'limited', cartLines: [] };
    expect(planReorder([{ name: 'Milk', quantity: 4, product: limited }], 0)).toEqual({
      targetLines: [{ productId: 'limited', quantity: 4 - quantity, price: 100 }],
      addedCount: 4 - quantity,
      unavailableLines: [{ name: 'Milk', reason, quantity }],
    });
  });
});
