import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { ProviderDownError } from '../money/paymentProvider.ts';
import { makeCartLine, makeCustomer, makeProduct, newId, stockAndLedger } from '../testing/fixtures.ts';
import { orderCart } from '../testing/orderCart.ts';
import { deliverNews, payLate, playPayment, sendRefunds, testPaymentOf } from '../testing/playPayment.ts';
import { testMeans, testPayments } from '../testing/testPayments.ts';
import { abandonPayment } from './abandonPayment.ts';
import { cancelOrder } from './cancelOrder.ts';
import { checkPayment } from './checkPayment.ts';
import { reconcilePayments } from './reconcilePayments.ts';

const MINUTE_MS = 60_000;

describe('an order that is paid online', () => {
  let viewer: Viewer;
  let addressId: string;
  let productId: string;
  let orderId: string;
  beforeEach(async () => {
    productId = (await makeProduct()).id;
    ({ viewer, addressId } = await makeCustomer([productId], 2));
    orderId = await place();
  });

  async function place(): Promise<string> {
    const wanted = { addressId, expectedTotal: 20_000, idempotencyKey: newId(), paymentMethod: 'ONLINE' } as const;
    return (await orderCart(viewer, wanted)).orderId;
  }

  const read = async (id = orderId) => {
    const order = await db.order.findUniqueOrThrow({
      where: { id },
      select: { status: true, payment: { select: { status: true, refundedPaise: true, refunds: true } } },
    });
    return { order: order.status, payment: order.payment?.status, refunded: order.payment?.refundedPaise };
  };
  const steps = async (id = orderId) =>
    (await db.orderEvent.findMany({ where: { orderId: id }, orderBy: { id: 'asc' } })).map(({ status }) => status);
  const inCart = () => db.cartLine.count({ where: { userId: viewer.userId } });
  const later = (minutes: number) => ({ ...testMeans(), now: new Date(Date.now() + minutes * MINUTE_MS) });

  it('waits for its payment, holds its stock, and leaves the cart as it was', async () => {
    expect(await read()).toMatchObject({ order: 'PENDING_PAYMENT', payment: 'PENDING' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 8, ledger: 8 });
    expect(await inCart()).toBe(1);
    expect(await testPaymentOf(orderId)).toMatchObject({ status: 'OPEN', amountPaise: 20_000n });
  });

  it('is placed by the money, once, and takes what was ordered out of the cart', async () => {
    await playPayment(orderId, 'approve');
    await deliverNews(orderId);
    expect(await read()).toMatchObject({ order: 'PLACED', payment: 'PAID', refunded: 0n });
    expect(await steps()).toEqual(['PENDING_PAYMENT', 'PLACED']);
    expect(await stockAndLedger(productId)).toEqual({ stock: 8, ledger: 8 });
    expect(await inCart()).toBe(0);
  });

  it('leaves in the cart what was added to it while the payment was open', async () => {
    await db.cartLine.updateMany({ where: { userId: viewer.userId }, data: { quantity: 5 } });
    await makeCartLine(viewer, (await makeProduct()).id);
    await playPayment(orderId, 'approve');
    const lines = await db.cartLine.findMany({ where: { userId: viewer.userId }, orderBy: { id: 'asc' } });
    expect(lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });

  it('gives its stock back when the payment is declined', async () => {
    await playPayment(orderId, 'decline');
    expect(await read()).toMatchObject({ order: 'PAYMENT_FAILED', payment: 'FAILED' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
    expect(await inCart()).toBe(1);
  });

  it('is ended by the reconciler when nobody pays in time', async () => {
    await reconcilePayments(later(29));
    expect(await read()).toMatchObject({ order: 'PENDING_PAYMENT' });
    await reconcilePayments(later(31));
    expect(await read()).toMatchObject({ order: 'PAYMENT_FAILED', payment: 'FAILED' });
    expect(await testPaymentOf(orderId)).toMatchObject({ status: 'EXPIRED' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
  });

  it('is placed by the reconciler when the message about the money got lost', async () => {
    const { id } = await testPaymentOf(orderId);
    await db.testPayment.update({ where: { id }, data: { status: 'PAID', paymentId: `paid ${id}` } });
    await reconcilePayments(later(2));
    expect(await read()).toMatchObject({ order: 'PLACED', payment: 'PAID' });
  });

  it('is placed for a shopper who comes back before the message does', async () => {
    const { id } = await testPaymentOf(orderId);
    await db.testPayment.update({ where: { id }, data: { status: 'PAID', paymentId: `paid ${id}` } });
    await checkPayment(viewer, orderId, testMeans());
    expect(await read()).toMatchObject({ order: 'PLACED' });
  });

  it('is ended by the reconciler when its page was never opened', async () => {
    await db.payment.update({ where: { orderId }, data: { providerSessionId: null, sessionUrl: null } });
    await reconcilePayments(later(1.5));
    expect(await read()).toMatchObject({ order: 'PENDING_PAYMENT' });
    await reconcilePayments(later(2.5));
    expect(await read()).toMatchObject({ order: 'PAYMENT_FAILED' });
  });

  it('takes its stock again when the money comes late', async () => {
    await reconcilePayments(later(31));
    await payLate(orderId);
    expect(await read()).toMatchObject({ order: 'PLACED', payment: 'PAID', refunded: 0n });
    expect(await stockAndLedger(productId)).toEqual({ stock: 8, ledger: 8 });
  });

  it('pays late money back when the stock is gone', async () => {
    await reconcilePayments(later(31));
    await db.product.update({ where: { id: productId }, data: { stock: 1 } });
    await payLate(orderId);
    expect(await read()).toEqual({ order: 'PAYMENT_FAILED', payment: 'PAID', refunded: 20_000n });
    await sendRefunds();
    expect(await read()).toEqual({ order: 'REFUNDED', payment: 'REFUNDED', refunded: 20_000n });
    expect(await testPaymentOf(orderId)).toMatchObject({ refundedPaise: 20_000n });
  });

  it('pays late money back when the shopper has ordered anew meanwhile', async () => {
    await reconcilePayments(later(31));
    await playPayment(await place(), 'approve');
    await payLate(orderId);
    await sendRefunds();
    expect(await read()).toMatchObject({ order: 'REFUNDED' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 8, ledger: 8 });
  });

  it('pays money back that comes after the order was cancelled', async () => {
    await cancelOrder(viewer, { orderId, reason: null }, testMeans());
    await payLate(orderId);
    await sendRefunds();
    expect(await read()).toMatchObject({ order: 'REFUNDED', payment: 'REFUNDED' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
  });

  it('is given up when its shopper turns back, and can’t be paid any more', async () => {
    await abandonPayment(viewer, orderId, testMeans());
    expect(await read()).toMatchObject({ order: 'CANCELLED', payment: 'CANCELLED' });
    expect(await testPaymentOf(orderId)).toMatchObject({ status: 'EXPIRED' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
    expect(await inCart()).toBe(1);
  });

  it('stays when its shopper turns back after paying', async () => {
    const { id } = await testPaymentOf(orderId);
    await db.testPayment.update({ where: { id }, data: { status: 'PAID', paymentId: `paid ${id}` } });
    await abandonPayment(viewer, orderId, testMeans());
    expect(await read()).toMatchObject({ order: 'PLACED', payment: 'PAID' });
  });

  it('makes way for the next order of the same cart', async () => {
    const next = await place();
    expect(await read()).toMatchObject({ order: 'CANCELLED' });
    expect(await read(next)).toMatchObject({ order: 'PENDING_PAYMENT' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 8, ledger: 8 });
  });

  it('makes way for an order with cash on delivery, and the last pieces with it', async () => {
    await db.product.update({ where: { id: productId }, data: { stock: 0 } });
    await orderCart(viewer, { addressId, expectedTotal: 20_000, idempotencyKey: newId() });
    expect(await read()).toMatchObject({ order: 'CANCELLED' });
    expect(await inCart()).toBe(0);
  });

  it('is paid back when it is cancelled after the payment', async () => {
    await playPayment(orderId, 'approve');
    await cancelOrder(viewer, { orderId, reason: 'Too late for dinner' }, testMeans());
    expect(await read()).toEqual({ order: 'CANCELLED', payment: 'PAID', refunded: 20_000n });
    await sendRefunds();
    await sendRefunds();
    expect(await read()).toEqual({ order: 'REFUNDED', payment: 'REFUNDED', refunded: 20_000n });
    expect(await testPaymentOf(orderId)).toMatchObject({ refundedPaise: 20_000n });
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
  });

  it('is paid back when the provider was out of reach as it was given up, and the news of the money got lost', async () => {
    const endSession = () => Promise.reject(new ProviderDownError('unplugged'));
    const unplugged = { ...testMeans(), payments: { ...testPayments, endSession } };
    await abandonPayment(viewer, orderId, unplugged);
    expect(await read()).toMatchObject({ order: 'CANCELLED', payment: 'CANCELLED' });
    const { id } = await testPaymentOf(orderId);
    await db.testPayment.update({ where: { id }, data: { status: 'PAID', paymentId: `paid ${id}` } });
    await reconcilePayments(later(2));
    await sendRefunds();
    expect(await read()).toMatchObject({ order: 'REFUNDED', payment: 'REFUNDED', refunded: 20_000n });
  });

  it('has its page closed by the reconciler when nobody could do so before', async () => {
    const endSession = () => Promise.reject(new ProviderDownError('unplugged'));
    await abandonPayment(viewer, orderId, { ...testMeans(), payments: { ...testPayments, endSession } });
    await reconcilePayments(later(2));
    expect(await testPaymentOf(orderId)).toMatchObject({ status: 'EXPIRED' });
    expect(await read()).toMatchObject({ order: 'CANCELLED', payment: 'CANCELLED' });
  });

  it('is not placed for an account that was deleted: the money goes back, and so does the stock', async () => {
    await db.user.update({ where: { id: viewer.userId }, data: { status: 'INACTIVE' } });
    await playPayment(orderId, 'approve');
    await sendRefunds();
    expect(await read()).toMatchObject({ order: 'REFUNDED', refunded: 20_000n });
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
  });

  it('is not brought to the door hours later: late money goes back then', async () => {
    await reconcilePayments(later(31));
    const created = new Date(Date.now() - 3 * 60 * MINUTE_MS);
    await db.order.update({ where: { id: orderId }, data: { createdAt: created } });
    await payLate(orderId);
    await sendRefunds();
    expect(await read()).toMatchObject({ order: 'REFUNDED' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
  });
});
