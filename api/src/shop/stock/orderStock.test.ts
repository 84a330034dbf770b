import { describe, expect, it } from 'vitest';
import { MAX_STOCK } from '@kirana/shared/limits.ts';
import { db } from '../../platform/db/client.ts';
import { makeCustomer, makeProduct, newId, stockAndLedger } from '../../testing/fixtures.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import { restockOrder } from './orderStock.ts';

describe('restockOrder', () => {
  async function orderOf(quantity: number) {
    const { id: productId } = await makeProduct();
    const { viewer, addressId } = await makeCustomer([productId], quantity);
    const request = { addressId, expectedTotal: 10_000 * quantity, idempotencyKey: newId() };
    return { productId, ...(await placeOrderFixture(viewer, request)) };
  }
  const back = (orderId: string) => db.$transaction((tx) => restockOrder(tx, { orderId, actorId: null }));
  const restock = (productId: string, delta: number) =>
    db.product.update({
      where: { id: productId },
      data: { stock: { increment: delta }, stockMovements: { create: { delta, reason: 'MANUAL' } } },
    });

  it('restocks the pieces that were not missing', async () => {
    const { productId, orderId } = await orderOf(3);
    await db.orderLine.updateMany({ where: { orderId }, data: { missingQuantity: 1 } });
    await back(orderId);
    expect(await stockAndLedger(productId)).toEqual({ stock: 9, ledger: 9 });
  });

  it('restocks up to the maximal stock, and records the quantity', async () => {
    const { productId, orderId } = await orderOf(3);
    await restock(productId, MAX_STOCK - 8); // leaves room for 7
    await back(orderId);
    expect(await stockAndLedger(productId)).toEqual({ stock: MAX_STOCK, ledger: MAX_STOCK });
    expect(await db.stockMovement.findFirst({ where: { orderId, reason: 'CANCELLATION' } })).toMatchObject({
      delta: 1,
    });
  });

  it('restocks nothing at the maximal stock', async () => {
    const { productId, orderId } = await orderOf(3);
    await restock(productId, MAX_STOCK - 7);
    await back(orderId);
    expect(await stockAndLedger(productId)).toEqual({ stock: MAX_STOCK, ledger: MAX_STOCK });
  });
});
