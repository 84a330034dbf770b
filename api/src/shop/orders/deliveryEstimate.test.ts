import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { OrderStatus } from '../../platform/db/generated/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import type { DeliveryEstimateSettings } from '../../platform/config/settings/shopSettings.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import { makeCustomer, makeProduct, newId } from '../../testing/fixtures.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import { pickingLoad, estimateDelivery, deliverySeconds } from './deliveryEstimate.ts';

const TIMES: DeliveryEstimateSettings = {
  pickers: 2,
  pickSecondsPerOrder: 60,
  pickSecondsPerLine: 15,
  rideSeconds: 300,
};
const EMPTY = { orders: 0, lines: 0 };

describe('deliverySeconds', () => {
  it('is the picking and the ride without other orders', () => {
    expect(deliverySeconds(EMPTY, 4, TIMES)).toBe(60 + 4 * 15 + 300);
  });

  it('adds the picking of earlier orders, divided among the pickers', () => {
    const before = { orders: 3, lines: 20 };
    expect(deliverySeconds(before, 4, TIMES) - deliverySeconds(EMPTY, 4, TIMES)).toBe((3 * 60 + 20 * 15) / 2);
    expect(deliverySeconds(before, 4, { ...TIMES, pickers: 4 })).toBeLessThan(deliverySeconds(before, 4, TIMES));
  });

  it('never decreases with more orders', () => {
    const lengths = [0, 1, 5, 50].map((orders) => deliverySeconds({ orders, lines: orders * 3 }, 2, TIMES));
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  });
});

describe('a delivery estimate', () => {
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
    return placeOrderFixture(viewer, request);
  };
  const standAt = (id: string, status: OrderStatus) => db.order.update({ where: { id }, data: { status } });

  it('is stored when the order is placed', async () => {
    const before = Date.now();
    const { orderId } = await place();
    const { estimatedDeliveryAt } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    const seconds = 60 + 3 * 15 + 300;
    expect(estimatedDeliveryAt?.getTime()).toBeGreaterThanOrEqual(before + seconds * 1000);
    expect(estimatedDeliveryAt?.getTime()).toBeLessThanOrEqual(Date.now() + seconds * 1000);
    await standAt(orderId, 'DELIVERED');
  });

  it('counts the orders that are not packed, and of these the lines that are not picked', async () => {
    const ids = [];
    for (let made = 0; made < 3; made += 1) ids.push((await place()).orderId);
    expect(await pickingLoad()).toEqual({ orders: 3, lines: 9 });
    const [first = '', second = '', third = ''] = ids;
    await standAt(first, 'PICKING');
    await db.orderLine.updateMany({
      where: { orderId: first, productId: products[0] ?? '' },
      data: { pickedQuantity: 1 },
    });
    await db.orderLine.updateMany({
      where: { orderId: first, productId: products[1] ?? '' },
      data: { missingQuantity: 1 },
    });
    await standAt(second, 'PACKED');
    expect(await pickingLoad()).toEqual({ orders: 2, lines: 4 });
    const now = new Date('2026-01-15T10:30:00.000Z');
    expect(await estimateDelivery(2, { shop: { ...TEST_TERMS, times: TIMES }, now })).toEqual(
      new Date('2026-01-15T10:38:00.000Z'),
    );
    await standAt(first, 'CANCELLED');
    await standAt(third, 'OUT_FOR_DELIVERY');
    expect(await pickingLoad()).toEqual(EMPTY);
  });

  it('of a cart is in minutes, and null for an empty cart', async () => {
    const ask = () => executeGraphql('{ viewer { cart { estimatedDeliveryMinutes } } }', {}, viewer);
    expect((await ask()).data.viewer.cart).toEqual({ estimatedDeliveryMinutes: null });
    const line = { userId: viewer.userId, productId: products[0] ?? '', quantity: 2, seenPricePaise: 10_000 };
    await db.cartLine.create({ data: line });
    expect((await ask()).data.viewer.cart).toEqual({ estimatedDeliveryMinutes: Math.ceil((60 + 15 + 300) / 60) });
  });
});
