import { describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { makeAddress, makeCartLine, makeCustomer, makeProduct, newId, stockAndLedger } from '../../testing/fixtures.ts';
import { IdempotencyKeyReusedError } from '../../platform/db/claimIdempotencyKey.ts';
import { EmptyCartError } from './checkoutErrors.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';

async function readyToOrder() {
  const { id: productId } = await makeProduct();
  const { viewer, addressId } = await makeCustomer([productId]);
  return { productId, viewer, request: { addressId, expectedTotal: 10_000, idempotencyKey: newId() } };
}

const ordersOf = (userId: string) => db.order.count({ where: { userId } });

describe('placeOrder, called repeatedly', () => {
  it('returns the same order for the same key', async () => {
    const { productId, viewer, request } = await readyToOrder();
    const first = await placeOrderFixture(viewer, request);
    const second = await placeOrderFixture(viewer, request);
    expect(second).toEqual(first);
    expect(await ordersOf(viewer.userId)).toBe(1);
    expect(await stockAndLedger(productId)).toEqual({ stock: 9, ledger: 9 });
  });

  it('keeps cart lines that were added after the order', async () => {
    const { viewer, request } = await readyToOrder();
    await placeOrderFixture(viewer, request);
    await makeCartLine(viewer, (await makeProduct()).id);
    await placeOrderFixture(viewer, request);
    expect(await db.cartLine.count({ where: { userId: viewer.userId } })).toBe(1);
  });

  it('places one order for ten concurrent requests with one key', async () => {
    const { productId, viewer, request } = await readyToOrder();
    const answers = await Promise.all(Array.from({ length: 10 }, () => placeOrderFixture(viewer, request)));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await ordersOf(viewer.userId)).toBe(1);
    expect(await stockAndLedger(productId)).toEqual({ stock: 9, ledger: 9 });
  });

  it('refuses a key that was used with another total or address', async () => {
    const { viewer, request } = await readyToOrder();
    await placeOrderFixture(viewer, request);
    await makeCartLine(viewer, (await makeProduct({ mrpPaise: 500 })).id);
    const others = [
      { ...request, expectedTotal: 500 },
      { ...request, addressId: await makeAddress(viewer) },
    ];
    for (const other of others)
      await expect(placeOrderFixture(viewer, other)).rejects.toBeInstanceOf(IdempotencyKeyReusedError);
    expect(await ordersOf(viewer.userId)).toBe(1);
  });

  it('returns the same order for the same seen lines in another sequence', async () => {
    const [one, two] = [(await makeProduct()).id, (await makeProduct()).id];
    const { viewer, addressId } = await makeCustomer([one, two]);
    const seenLines = [one, two].map((productId) => ({ productId, quantity: 1 }));
    const request = { addressId, expectedTotal: 20_000, idempotencyKey: newId(), seenLines };
    const first = await placeOrderFixture(viewer, request);
    expect(await placeOrderFixture(viewer, { ...request, seenLines: seenLines.toReversed() })).toEqual(first);
    expect(await ordersOf(viewer.userId)).toBe(1);
  });

  it('refuses a key that was used with other seen lines', async () => {
    const { productId, viewer, request } = await readyToOrder();
    const seenLines = [{ productId, quantity: 1 }];
    await placeOrderFixture(viewer, { ...request, seenLines });
    const other = (await makeProduct()).id;
    await makeCartLine(viewer, other);
    for (const changed of [[{ productId: other, quantity: 1 }], [{ productId, quantity: 2 }], [], null]) {
      const again = placeOrderFixture(viewer, { ...request, seenLines: changed });
      await expect(again).rejects.toBeInstanceOf(IdempotencyKeyReusedError);
    }
    expect(await ordersOf(viewer.userId)).toBe(1);
    expect(await stockAndLedger(other)).toEqual({ stock: 10, ledger: 10 });
  });

  it('keeps the keys of two users apart', async () => {
    const [one, two] = [await readyToOrder(), await readyToOrder()];
    const first = await placeOrderFixture(one.viewer, one.request);
    const second = await placeOrderFixture(two.viewer, { ...two.request, idempotencyKey: one.request.idempotencyKey });
    expect(second.orderId).not.toBe(first.orderId);
    expect(second.userId).toBe(two.viewer.userId);
  });

  it('places one order of one cart for concurrent requests with different keys', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { productId, viewer, request } = await readyToOrder();
      const outcomes = await Promise.allSettled([
        placeOrderFixture(viewer, request),
        placeOrderFixture(viewer, { ...request, idempotencyKey: newId() }),
      ]);
      const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refusals).toHaveLength(1);
      expect(refusals[0]).toBeInstanceOf(EmptyCartError);
      expect(await ordersOf(viewer.userId)).toBe(1);
      expect(await stockAndLedger(productId)).toEqual({ stock: 9, ledger: 9 });
    }
  });

  it('does not deadlock for carts with the same products in opposite sequence', async () => {
    const products = [await makeProduct({ stock: 500 }), await makeProduct({ stock: 500 })].map(({ id }) => id);
    const opposite = products.toReversed();
    for (let round = 0; round < 25; round += 1) {
      const customers = await Promise.all([products, opposite, products, opposite].map((ids) => makeCustomer(ids)));
      await Promise.all(
        customers.map(({ viewer, addressId }) =>
          placeOrderFixture(viewer, { addressId, expectedTotal: 20_000, idempotencyKey: newId() }),
        ),
      );
    }
    for (const id of products) expect(await stockAndLedger(id)).toEqual({ stock: 400, ledger: 400 });
  });
});
