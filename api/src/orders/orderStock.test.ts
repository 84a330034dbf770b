import { describe, expect, it } from 'vitest';
import { MAX_STOCK } from '../catalogue/moveStock.ts';
import { db } from '../db/client.ts';
import { makeCustomer, makeProduct, newId, stockAndLedger } from '../testing/fixtures.ts';
import { orderCart } from '../testing/orderCart.ts';
import { returnStock } from './orderStock.ts';

describe('returnStock', () => {
  async function orderOf(quantity: number) {
    const { id: productId } = await makeProduct();
    const { viewer, addressId } = await makeCustomer([productId], quantity);
    const wanted = { addressId, expectedTotal: 10_000 * quantity, idempotencyKey: newId() };
    return { productId, ...(await orderCart(viewer, wanted)) };
  }
  const back = (orderId: string) => db.$transaction((tx) => returnStock(tx, { orderId, actorId: null }));
  const restock = (productId: string, delta: number) =>
    db.product.update({
      where: { id: productId },
      data: { stock: { increment: delta }, stockMovements: { create: { delta, reason: 'MANUAL' } } },
    });

  it('puts back what was not missing', async () => {
    const { productId, orderId } = await orderOf(3);
    await db.orderLine.updateMany({ where: { orderId }, data: { shortQuantity: 1 } });
    await back(orderId);
    expect(await stockAndLedger(productId)).toEqual({ stock: 9, ledger: 9 });
  });

  it('puts back as many pieces as a product may have, and says in the ledger how many', async () => {
    const { productId, orderId } = await orderOf(3);
    await restock(productId, MAX_STOCK - 8); // 7 are left
    await back(orderId);
    expect(await stockAndLedger(productId)).toEqual({ stock: MAX_STOCK, ledger: MAX_STOCK });
    expect(await db.stockMovement.findFirst({ where: { orderId, reason: 'CANCEL' } })).toMatchObject({ delta: 1 });
  });

  it('puts nothing back where there is no room at all', async () => {
    const { productId, orderId } = await orderOf(3);
    await restock(productId, MAX_STOCK - 7);
    await back(orderId);
    expect(await stockAndLedger(productId)).toEqual({ stock: MAX_STOCK, ledger: MAX_STOCK });
  });
});
