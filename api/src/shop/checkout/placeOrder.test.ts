import { beforeEach, describe, expect, it } from 'vitest';
import { AddressNotFoundError } from '../addresses/saveAddress.ts';
import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import {
  makeAddress,
  makeCartLine,
  makeCustomer,
  makeProduct,
  makeShopper,
  newId,
  stockAndLedger,
} from '../../testing/fixtures.ts';
import { CartChangedError, EmptyCartError, TotalChangedError } from './checkoutErrors.ts';
import type { SeenLine } from './orderRequest.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';

describe('placeOrder', () => {
  let viewer: Viewer;
  let addressId: string;
  let productId: string;
  beforeEach(async () => {
    productId = (await makeProduct({ discountPercent: 15, brand: 'Gauvana' })).id;
    ({ viewer, addressId } = await makeCustomer([productId], 2));
  });

  const request = (fields: Partial<Parameters<typeof placeOrderFixture>[1]> = {}) => ({
    addressId,
    expectedTotal: 17_000,
    idempotencyKey: newId(),
    ...fields,
  });

  /** All rows that an order writes, for one shopper and one product. */
  const traces = async () => ({
    ...(await stockAndLedger(productId)),
    cart: await db.cartLine.count({ where: { userId: viewer.userId } }),
    orders: await db.order.count({ where: { userId: viewer.userId } }),
    keys: await db.idempotencyKey.count({ where: { userId: viewer.userId } }),
    movements: await db.stockMovement.count({ where: { actorId: viewer.userId } }),
    payments: await db.payment.count({ where: { order: { userId: viewer.userId } } }),
  });
  const UNTOUCHED = { stock: 10, ledger: 10, cart: 1, orders: 0, keys: 0, movements: 0, payments: 0 };

  it('keeps the sequence in which lines were added to the cart', async () => {
    const added = [productId];
    for (let more = 0; more < 5; more += 1) {
      // The product is older than its cart line, so the product ids must not decide.
      const { id } = await makeProduct();
      added.splice(1, 0, id);
    }
    for (const id of added.slice(1)) await makeCartLine(viewer, id, 1);
    const { orderId } = await placeOrderFixture(viewer, request({ expectedTotal: 67_000 }));
    const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
    expect(lines.map((line) => line.productId)).toEqual(added);
  });

  it('copies lines, prices and address, deducts stock and empties the cart', async () => {
    const { orderId } = await placeOrderFixture(viewer, request());
    const order = await db.order.findUniqueOrThrow({
      where: { id: orderId },
      include: { lines: true, events: true, payment: true },
    });
    expect(order).toMatchObject({
      userId: viewer.userId,
      status: 'PLACED',
      paymentMethod: 'CASH_ON_DELIVERY',
      quantity: 2,
      mrpTotalPaise: 20_000n,
      itemsTotalPaise: 17_000n,
      grandTotalPaise: 17_000n,
      recipientName: 'Asha',
      addressLine: '12 Park Street',
      pincode: '700016',
      lines: [{ productId, brand: 'Gauvana', unit: '500 g', quantity: 2, pricePaise: 8_500, totalPaise: 17_000n }],
      events: [{ status: 'PLACED', actor: 'SHOPPER', actorId: viewer.userId }],
      payment: { method: 'CASH_ON_DELIVERY', status: 'PENDING', amountPaise: 17_000n },
    });
    expect(order.lines[0]?.pictureId).not.toBeNull();
    expect(await traces()).toEqual({ stock: 8, ledger: 8, cart: 0, orders: 1, keys: 1, movements: 1, payments: 1 });
  });

  it('records the stock movement', async () => {
    const { orderId } = await placeOrderFixture(viewer, request());
    const movements = await db.stockMovement.findMany({ where: { orderId } });
    expect(movements).toMatchObject([{ productId, delta: -2, reason: 'ORDER', actorId: viewer.userId }]);
  });

  it('reads prices from the database, not from the cart', async () => {
    await db.cartLine.updateMany({ where: { userId: viewer.userId }, data: { seenPricePaise: 1 } });
    const { orderId } = await placeOrderFixture(viewer, request());
    expect(await db.order.findUnique({ where: { id: orderId } })).toMatchObject({ grandTotalPaise: 17_000n });
  });

  it("refuses another user's address, a deleted one and an unknown one", async () => {
    const hidden = await makeAddress(viewer);
    await db.address.update({ where: { id: hidden }, data: { isActive: false } });
    for (const wrong of [await makeAddress(await makeShopper()), hidden, newId()]) {
      await expect(placeOrderFixture(viewer, request({ addressId: wrong }))).rejects.toBeInstanceOf(
        AddressNotFoundError,
      );
    }
    expect(await traces()).toEqual(UNTOUCHED);
  });

  it('refuses an empty cart', async () => {
    const other = await makeCustomer([]);
    await expect(
      placeOrderFixture(other.viewer, request({ addressId: other.addressId, expectedTotal: 0 })),
    ).rejects.toBeInstanceOf(EmptyCartError);
  });

  it.each([0, 16_999, 17_001, 1, -17_000])(
    'refuses an expected total of %i and returns the new one',
    async (expectedTotal) => {
      await expect(placeOrderFixture(viewer, request({ expectedTotal }))).rejects.toMatchObject({
        name: 'TotalChangedError',
        newTotal: 17_000,
      });
      expect(await traces()).toEqual(UNTOUCHED);
    },
  );

  it('refuses after a change of a price', async () => {
    await db.product.update({ where: { id: productId }, data: { mrpPaise: 20_000 } });
    await expect(placeOrderFixture(viewer, request())).rejects.toBeInstanceOf(TotalChangedError);
    expect(await traces()).toEqual(UNTOUCHED);
  });

  it('refuses a cart that has other lines than the shopper saw, although the total is the same', async () => {
    const other = (await makeProduct()).id;
    const customer = await makeCustomer([other]);
    const order = (seenLines: SeenLine[]) =>
      placeOrderFixture(customer.viewer, {
        addressId: customer.addressId,
        expectedTotal: 10_000,
        idempotencyKey: newId(),
        seenLines,
      });
    const seen = { productId: other, quantity: 1 };
    for (const lines of [[], [{ ...seen, productId }], [{ ...seen, quantity: 2 }], [seen, { ...seen, productId }]]) {
      await expect(order(lines)).rejects.toBeInstanceOf(TotalChangedError);
    }
    expect((await order([seen])).orderId).toBeTruthy();
  });

  it.each([
    ['ran short', { stock: 1 }],
    ['sold out', { stock: 0 }],
    ['was unpublished', { isPublished: false }],
    ['was deleted', { deletedAt: new Date() }],
  ])('refuses the whole cart when one product of it %s', async (_what, change) => {
    const other = await makeProduct();
    await makeCartLine(viewer, other.id, 2);
    await db.product.update({ where: { id: other.id }, data: change });
    const before = await stockAndLedger(other.id);
    await expect(placeOrderFixture(viewer, request({ expectedTotal: 37_000 }))).rejects.toBeInstanceOf(
      CartChangedError,
    );
    expect(await traces()).toEqual({ ...UNTOUCHED, cart: 2 });
    expect(await stockAndLedger(other.id)).toEqual(before);
  });

  it('can be retried with the same key after a refusal', async () => {
    const repeated = request();
    await db.product.update({ where: { id: productId }, data: { stock: 0 } });
    await expect(placeOrderFixture(viewer, repeated)).rejects.toBeInstanceOf(CartChangedError);
    await db.product.update({ where: { id: productId }, data: { stock: 10 } });
    await placeOrderFixture(viewer, repeated);
    expect(await traces()).toMatchObject({ stock: 8, orders: 1 });
  });

  it('refuses a line above a limit per order that was lowered meanwhile', async () => {
    const limitTo = (maxPerOrder: number) => db.product.update({ where: { id: productId }, data: { maxPerOrder } });
    await limitTo(1);
    await expect(placeOrderFixture(viewer, request())).rejects.toMatchObject({
      ...{ name: 'CartChangedError', message: expect.stringContaining('above the limit per order') },
    });
    expect(await traces()).toMatchObject({ stock: 10, orders: 0 });
    await limitTo(2);
    await placeOrderFixture(viewer, request());
  });

  it('orders the last piece, and a product without a price', async () => {
    await db.product.update({ where: { id: productId }, data: { discountPercent: 100 } });
    await db.cartLine.updateMany({ where: { userId: viewer.userId }, data: { quantity: 10 } });
    await placeOrderFixture(viewer, request({ expectedTotal: 0 }));
    expect(await traces()).toMatchObject({ stock: 0, ledger: 0, orders: 1 });
  });

  it('keeps amounts beyond 32 bits', async () => {
    const tenLakhRupees = 100_000_000;
    const dear = [];
    for (let count = 0; count < 5; count += 1)
      dear.push((await makeProduct({ mrpPaise: tenLakhRupees, stock: 50 })).id);
    const rich = await makeCustomer(dear, 50);
    const total = tenLakhRupees * 50 * 5;
    const { orderId } = await placeOrderFixture(
      rich.viewer,
      request({ addressId: rich.addressId, expectedTotal: total }),
    );
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: { lines: true } });
    expect(order.grandTotalPaise).toBe(BigInt(total));
    expect(order.lines.map(({ totalPaise }) => totalPaise)).toEqual(dear.map(() => 5_000_000_000n));
  });

  it('keeps its snapshot when product and address are updated, hidden and deleted', async () => {
    const { orderId } = await placeOrderFixture(viewer, request());
    const read = () => db.order.findUniqueOrThrow({ where: { id: orderId }, include: { lines: true } });
    const before = await read();
    await db.product.update({
      where: { id: productId },
      data: { name: 'Other', unit: '1 kg', mrpPaise: 1, discountPercent: 0, deletedAt: new Date() },
    });
    await db.address.update({ where: { id: addressId }, data: { line: 'Elsewhere', isActive: false } });
    await db.user.update({ where: { id: viewer.userId }, data: { name: 'Somebody' } });
    expect(await read()).toEqual(before);
  });
});
