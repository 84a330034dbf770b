import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import type { OrderStatus } from '../db/generated/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import type { DeliveryTimes } from '../money/shopTerms.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { makeCustomer, makeProduct, newId } from '../testing/fixtures.ts';
import { orderCart } from '../testing/orderCart.ts';
import { pickingLoad, promiseDelivery, secondsToDoor } from './deliveryPromise.ts';

const TIMES: DeliveryTimes = { pickers: 2, pickSecondsPerOrder: 60, pickSecondsPerLine: 15, rideSeconds: 300 };
const EMPTY = { orders: 0, lines: 0 };

describe('secondsToDoor', () => {
  it('is the packing and the ride where nothing is before it', () => {
    expect(secondsToDoor(EMPTY, 4, TIMES)).toBe(60 + 4 * 15 + 300);
  });

  it('waits for what is before it, which the pickers share', () => {
    const before = { orders: 3, lines: 20 };
    expect(secondsToDoor(before, 4, TIMES) - secondsToDoor(EMPTY, 4, TIMES)).toBe((3 * 60 + 20 * 15) / 2);
    expect(secondsToDoor(before, 4, { ...TIMES, pickers: 4 })).toBeLessThan(secondsToDoor(before, 4, TIMES));
  });

  it('never gets shorter by more work', () => {
    const lengths = [0, 1, 5, 50].map((orders) => secondsToDoor({ orders, lines: orders * 3 }, 2, TIMES));
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  });
});

describe('a promise', () => {
  let viewer: Viewer;
  let addressId: string;
  let products: string[];

  beforeAll(async () => {
    products = await Promise.all([1, 2, 3].map(async () => (await makeProduct({ stock: 100 })).id));
    ({ viewer, addressId } = await makeCustomer(products));
  });

  const place = async () => {
    const lines = products.map((productId) => ({ userId: viewer.userId, productId, quantity: 1, seenPricePaise: 1 }));
    await db.cartLine.createMany({ data: lines, skipDuplicates: true });
    const request = { addressId, expectedTotal: 30_000, idempotencyKey: newId() };
    return orderCart(viewer, request);
  };
  const standAt = (id: string, status: OrderStatus) => db.order.update({ where: { id }, data: { status } });

  it('is kept by the order from the moment it is placed', async () => {
    const before = Date.now();
    const { orderId } = await place();
    const { promisedAt } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    const seconds = 60 + 3 * 15 + 300;
    expect(promisedAt?.getTime()).toBeGreaterThanOrEqual(before + seconds * 1000);
    expect(promisedAt?.getTime()).toBeLessThanOrEqual(Date.now() + seconds * 1000);
    await standAt(orderId, 'DELIVERED');
  });

  it('counts the orders that are to be packed, and of those what is not packed yet', async () => {
    const ids = [];
    for (let made = 0; made < 3; made += 1) ids.push((await place()).orderId);
    expect(await pickingLoad(db)).toEqual({ orders: 3, lines: 9 });
    const [first = '', second = '', third = ''] = ids;
    await standAt(first, 'PICKING');
    await db.orderLine.updateMany({
      where: { orderId: first, productId: products[0] ?? '' },
      data: { pickedQuantity: 1 },
    });
    await db.orderLine.updateMany({
      where: { orderId: first, productId: products[1] ?? '' },
      data: { shortQuantity: 1 },
    });
    await standAt(second, 'PACKED');
    expect(await pickingLoad(db)).toEqual({ orders: 2, lines: 4 });
    const now = new Date('2026-01-15T10:30:00.000Z');
    expect(await promiseDelivery(db, 2, { times: TIMES, now })).toEqual(new Date('2026-01-15T10:38:00.000Z'));
    await standAt(first, 'CANCELLED');
    await standAt(third, 'OUT_FOR_DELIVERY');
    expect(await pickingLoad(db)).toEqual(EMPTY);
  });

  it('is told of a cart in minutes, and of an empty one not at all', async () => {
    const ask = () => askGraphql('{ viewer { cart { minutesToDoor } } }', {}, viewer);
    expect((await ask()).data.viewer.cart).toEqual({ minutesToDoor: null });
    const line = { userId: viewer.userId, productId: products[0] ?? '', quantity: 2, seenPricePaise: 10_000 };
    await db.cartLine.create({ data: line });
    expect((await ask()).data.viewer.cart).toEqual({ minutesToDoor: Math.ceil((60 + 15 + 300) / 60) });
  });
});
