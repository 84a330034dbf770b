import { describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { makeAddress, makeCartLine, makeCustomer, makeProduct, newId, stockAndLedger } from '../testing/fixtures.ts';
import { EmptyCartError, KeyReusedError } from './checkoutErrors.ts';
import { orderCart } from '../testing/orderCart.ts';

async function readyToOrder() {
  const { id: productId } = await makeProduct();
  const { viewer, addressId } = await makeCustomer([productId]);
  return { productId, viewer, request: { addressId, expectedTotal: 10_000, idempotencyKey: newId() } };
}

const ordersOf = (userId: string) => db.order.count({ where: { userId } });

describe('placeOrder, asked more than once', () => {
  it('gives the same order for the same key', async () => {
    const { productId, viewer, request } = await readyToOrder();
    const first = await orderCart(viewer, request);
    const second = await orderCart(viewer, request);
    expect(second).toEqual(first);
    expect(await ordersOf(viewer.userId)).toBe(1);
    expect(await stockAndLedger(productId)).toEqual({ stock: 9, ledger: 9 });
  });

  it('leaves alone what was put in the cart after the order', async () => {
    const { viewer, request } = await readyToOrder();
    await orderCart(viewer, request);
    await makeCartLine(viewer, (await makeProduct()).id);
    await orderCart(viewer, request);
    expect(await db.cartLine.count({ where: { userId: viewer.userId } })).toBe(1);
  });

  it('makes one order of ten requests with one key at the same time', async () => {
    const { productId, viewer, request } = await readyToOrder();
    const answers = await Promise.all(Array.from({ length: 10 }, () => orderCart(viewer, request)));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await ordersOf(viewer.userId)).toBe(1);
    expect(await stockAndLedger(productId)).toEqual({ stock: 9, ledger: 9 });
  });

  it('refuses a key that stood for another order', async () => {
    const { viewer, request } = await readyToOrder();
    await orderCart(viewer, request);
    await makeCartLine(viewer, (await makeProduct({ mrpPaise: 500 })).id);
    const others = [
      { ...request, expectedTotal: 500 },
      { ...request, addressId: await makeAddress(viewer) },
    ];
    for (const other of others) await expect(orderCart(viewer, other)).rejects.toBeInstanceOf(KeyReusedError);
    expect(await ordersOf(viewer.userId)).toBe(1);
  });

  it("does not mix up two people's keys", async () => {
    const [one, two] = [await readyToOrder(), await readyToOrder()];
    const first = await orderCart(one.viewer, one.request);
    const second = await orderCart(two.viewer, { ...two.request, idempotencyKey: one.request.idempotencyKey });
    expect(second.orderId).not.toBe(first.orderId);
    expect(second.userId).toBe(two.viewer.userId);
  });

  it('makes one order of one cart when two tabs order at once with keys of their own', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { productId, viewer, request } = await readyToOrder();
      const outcomes = await Promise.allSettled([
        orderCart(viewer, request),
        orderCart(viewer, { ...request, idempotencyKey: newId() }),
      ]);
      const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refusals).toHaveLength(1);
      expect(refusals[0]).toBeInstanceOf(EmptyCartError);
      expect(await ordersOf(viewer.userId)).toBe(1);
      expect(await stockAndLedger(productId)).toEqual({ stock: 9, ledger: 9 });
    }
  });

  it('does not deadlock when carts hold the same products in opposite order', async () => {
    const products = [await makeProduct({ stock: 500 }), await makeProduct({ stock: 500 })].map(({ id }) => id);
    const opposite = products.toReversed();
    for (let round = 0; round < 25; round += 1) {
      const customers = await Promise.all([products, opposite, products, opposite].map((ids) => makeCustomer(ids)));
      await Promise.all(
        customers.map(({ viewer, addressId }) =>
          orderCart(viewer, { addressId, expectedTotal: 20_000, idempotencyKey: newId() }),
        ),
      );
    }
    for (const id of products) expect(await stockAndLedger(id)).toEqual({ stock: 400, ledger: 400 });
  });
});
