import { beforeEach, describe, expect, it } from 'vitest';
import { AddressGoneError } from '../addresses/addressErrors.ts';
import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import {
  makeAddress,
  makeCartLine,
  makeCustomer,
  makeProduct,
  makeShopper,
  newId,
  stockAndLedger,
} from '../testing/fixtures.ts';
import { CartChangedError, EmptyCartError, TotalChangedError } from './checkoutErrors.ts';
import { orderCart } from '../testing/orderCart.ts';

describe('placeOrder', () => {
  let viewer: Viewer;
  let addressId: string;
  let productId: string;
  beforeEach(async () => {
    productId = (await makeProduct({ discountPercent: 15, brand: 'Gauvana' })).id;
    ({ viewer, addressId } = await makeCustomer([productId], 2));
  });

  const request = (fields: Partial<Parameters<typeof orderCart>[1]> = {}) => ({
    addressId,
    expectedTotal: 17_000,
    idempotencyKey: newId(),
    ...fields,
  });

  /** Everything that an order writes, for one shopper and one product. */
  const traces = async () => ({
    ...(await stockAndLedger(productId)),
    cart: await db.cartLine.count({ where: { userId: viewer.userId } }),
    orders: await db.order.count({ where: { userId: viewer.userId } }),
    keys: await db.idempotencyKey.count({ where: { userId: viewer.userId } }),
    movements: await db.stockMovement.count({ where: { actorId: viewer.userId } }),
    payments: await db.payment.count({ where: { order: { userId: viewer.userId } } }),
  });
  const UNTOUCHED = { stock: 10, ledger: 10, cart: 1, orders: 0, keys: 0, movements: 0, payments: 0 };

  it('keeps the lines in the order they were added to the cart', async () => {
    const added = [productId];
    for (let more = 0; more < 5; more += 1) {
      // Made first, added last: the order of ids must not decide.
      const { id } = await makeProduct();
      added.splice(1, 0, id);
    }
    for (const id of added.slice(1)) await makeCartLine(viewer, id, 1);
    const { orderId } = await orderCart(viewer, request({ expectedTotal: 67_000 }));
    const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
    expect(lines.map((line) => line.productId)).toEqual(added);
  });

  it('copies lines, prices and address, takes stock down and empties the cart', async () => {
    const { orderId } = await orderCart(viewer, request());
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

  it("writes the order's movement into the ledger", async () => {
    const { orderId } = await orderCart(viewer, request());
    const movements = await db.stockMovement.findMany({ where: { orderId } });
    expect(movements).toMatchObject([{ productId, delta: -2, reason: 'ORDER', actorId: viewer.userId }]);
  });

  it('takes prices from the database, whatever price the cart was filled at', async () => {
    await db.cartLine.updateMany({ where: { userId: viewer.userId }, data: { seenPricePaise: 1 } });
    const { orderId } = await orderCart(viewer, request());
    expect(await db.order.findUnique({ where: { id: orderId } })).toMatchObject({ grandTotalPaise: 17_000n });
  });

  it("refuses another person's address, a hidden one and an unknown one", async () => {
    const hidden = await makeAddress(viewer);
    await db.address.update({ where: { id: hidden }, data: { isActive: false } });
    for (const wrong of [await makeAddress(await makeShopper()), hidden, newId()]) {
      await expect(orderCart(viewer, request({ addressId: wrong }))).rejects.toBeInstanceOf(AddressGoneError);
    }
    expect(await traces()).toEqual(UNTOUCHED);
  });

  it('refuses an empty cart', async () => {
    const other = await makeCustomer([]);
    await expect(
      orderCart(other.viewer, request({ addressId: other.addressId, expectedTotal: 0 })),
    ).rejects.toBeInstanceOf(EmptyCartError);
  });

  it.each([0, 16_999, 17_001, 1, -17_000])(
    'refuses an expected total of %i and says the new one',
    async (expectedTotal) => {
      await expect(orderCart(viewer, request({ expectedTotal }))).rejects.toMatchObject({
        name: 'TotalChangedError',
        newTotal: 17_000,
      });
      expect(await traces()).toEqual(UNTOUCHED);
    },
  );

  it('refuses when a price has changed since the shopper looked', async () => {
    await db.product.update({ where: { id: productId }, data: { mrpPaise: 20_000 } });
    await expect(orderCart(viewer, request())).rejects.toBeInstanceOf(TotalChangedError);
    expect(await traces()).toEqual(UNTOUCHED);
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
    await expect(orderCart(viewer, request({ expectedTotal: 37_000 }))).rejects.toBeInstanceOf(CartChangedError);
    expect(await traces()).toEqual({ ...UNTOUCHED, cart: 2 });
    expect(await stockAndLedger(other.id)).toEqual(before);
  });

  it('can be tried again with the same key after a refusal', async () => {
    const wanted = request();
    await db.product.update({ where: { id: productId }, data: { stock: 0 } });
    await expect(orderCart(viewer, wanted)).rejects.toBeInstanceOf(CartChangedError);
    await db.product.update({ where: { id: productId }, data: { stock: 10 } });
    await orderCart(viewer, wanted);
    expect(await traces()).toMatchObject({ stock: 8, orders: 1 });
  });

  it('takes the last piece, and a gift that costs nothing', async () => {
    await db.product.update({ where: { id: productId }, data: { discountPercent: 100 } });
    await db.cartLine.updateMany({ where: { userId: viewer.userId }, data: { quantity: 10 } });
    await orderCart(viewer, request({ expectedTotal: 0 }));
    expect(await traces()).toMatchObject({ stock: 0, ledger: 0, orders: 1 });
  });

  it('keeps amounts beyond 32 bits', async () => {
    const tenLakhRupees = 100_000_000;
    const dear = [];
    for (let made = 0; made < 5; made += 1) dear.push((await makeProduct({ mrpPaise: tenLakhRupees, stock: 50 })).id);
    const rich = await makeCustomer(dear, 50);
    const total = tenLakhRupees * 50 * 5;
    const { orderId } = await orderCart(rich.viewer, request({ addressId: rich.addressId, expectedTotal: total }));
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId }, include: { lines: true } });
    expect(order.grandTotalPaise).toBe(BigInt(total));
    expect(order.lines.map(({ totalPaise }) => totalPaise)).toEqual(dear.map(() => 5_000_000_000n));
  });

  it('stands as it was when product and address are edited, hidden and deleted later', async () => {
    const { orderId } = await orderCart(viewer, request());
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
