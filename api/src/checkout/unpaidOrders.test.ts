import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { ProviderDownError } from '../money/paymentProvider.ts';
import { PaymentUnavailableError } from '../payments/paymentErrors.ts';
import { makeCartLine, makeCustomer, makeProduct, newId, stockAndLedger } from '../testing/fixtures.ts';
import { playPayment } from '../testing/playPayment.ts';
import { testMeans, testPayments } from '../testing/testPayments.ts';
import { LIMITS } from '../throttle/limits.ts';
import { placeOrder } from './placeOrder.ts';

const MOST = LIMITS.unpaidOrdersOfAccount.count;

describe('somebody who begins payments online and does not make them', () => {
  let viewer: Viewer;
  let addressId: string;
  let productId: string;
  beforeEach(async () => {
    productId = (await makeProduct()).id;
    ({ viewer, addressId } = await makeCustomer([productId]));
  });

  const order = (paymentMethod: 'ONLINE' | 'CASH_ON_DELIVERY' = 'ONLINE', means = testMeans()) =>
    placeOrder(viewer, { addressId, expectedTotal: 10_000, idempotencyKey: newId(), paymentMethod }, means);
  const orderOften = async (times: number) => {
    for (let made = 0; made < times; made += 1) await order();
  };

  it('is refused the one too many, keeps the one that is open, and can still pay at the door', async () => {
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
    const early = new Date(Date.now() - LIMITS.unpaidOrdersOfAccount.seconds * 1000 - 1000);
    const first = await db.order.findFirstOrThrow({ where: { userId: viewer.userId }, orderBy: { id: 'asc' } });
    await db.order.update({ where: { id: first.id }, data: { createdAt: early } });
    expect(await order()).toHaveProperty('orderId');
  });

  it('is not kept from it by orders that were paid', async () => {
    for (let made = 0; made <= MOST; made += 1) {
      await playPayment((await order()).orderId, 'approve');
      await makeCartLine(viewer, productId);
    }
    expect(await order()).toHaveProperty('orderId');
  });

  it('is not kept from it by a provider that was out of reach', async () => {
    const openSession = () => Promise.reject(new ProviderDownError('unplugged'));
    const unplugged = { ...testMeans(), payments: { ...testPayments, openSession } };
    for (let tries = 0; tries <= MOST; tries += 1) {
      await expect(order('ONLINE', unplugged)).rejects.toThrow('not available right now');
    }
    expect(await order()).toHaveProperty('orderId');
  });
});
