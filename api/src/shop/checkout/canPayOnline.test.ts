import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { ProviderUnavailableError } from '../../platform/money/paymentProvider.ts';
import { PaymentUnavailableError } from '../payments/paymentErrors.ts';
import { makeCartLine, makeCustomer, makeProduct, newId, stockAndLedger } from '../../testing/fixtures.ts';
import { decideOrderPayment } from '../../testing/sandboxPaymentFixtures.ts';
import { paymentServices, sandboxPayments } from '../../testing/paymentFixtures.ts';
import { LIMITS } from '../../platform/limits/limits.ts';
import { placeOrder } from './placeOrder.ts';

const MOST = LIMITS.unpaidOrdersPerAccount.count;

describe('a shopper with unpaid online payments', () => {
  let viewer: Viewer;
  let addressId: string;
  let productId: string;
  beforeEach(async () => {
    productId = (await makeProduct()).id;
    ({ viewer, addressId } = await makeCustomer([productId]));
  });

  const order = (paymentMethod: 'ONLINE' | 'CASH_ON_DELIVERY' = 'ONLINE', services = paymentServices()) =>
    placeOrder(viewer, { addressId, expectedTotal: 10_000, idempotencyKey: newId(), paymentMethod }, services);
  const orderOften = async (times: number) => {
    for (let count = 0; count < times; count += 1) await order();
  };

  it('is refused above the limit, keeps the open payment, and can still order with cash on delivery', async () => {
    await orderOften(MOST);
    await expect(order()).rejects.toThrow(PaymentUnavailableError);
    await expect(order()).rejects.toThrow('Please choose Cash on Delivery');
    const open = await db.order.findFirstOrThrow({ where: { userId: viewer.userId }, orderBy: { id: 'desc' } });
    expect(open.status).toBe('PENDING_PAYMENT');
    expect(await stockAndLedger(productId)).toEqual({ stock: 9, ledger: 9 });
    expect(await order('CASH_ON_DELIVERY')).toHaveProperty('orderId');
    expect(await stockAndLedger(productId)).toEqual({ stock: 9, ledger: 9 });
  });

  it('can pay online again after an hour', async () => {
    await orderOften(MOST);
    const early = new Date(Date.now() - LIMITS.unpaidOrdersPerAccount.seconds * 1000 - 1000);
    const first = await db.order.findFirstOrThrow({ where: { userId: viewer.userId }, orderBy: { id: 'asc' } });
    await db.order.update({ where: { id: first.id }, data: { createdAt: early } });
    expect(await order()).toHaveProperty('orderId');
  });

  it('is not limited by paid orders', async () => {
    for (let count = 0; count <= MOST; count += 1) {
      await decideOrderPayment((await order()).orderId, 'approve');
      await makeCartLine(viewer, productId);
    }
    expect(await order()).toHaveProperty('orderId');
  });

  it('is not limited by orders without a session, when the provider was unavailable', async () => {
    const createSession = () => Promise.reject(new ProviderUnavailableError('unplugged'));
    const unplugged = { ...paymentServices(), payments: { ...sandboxPayments, createSession } };
    for (let tries = 0; tries <= MOST; tries += 1) {
      await expect(order('ONLINE', unplugged)).rejects.toThrow('isn’t available right now');
    }
    expect(await order()).toHaveProperty('orderId');
  });
});
