import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { ProviderUnavailableError } from '../../platform/money/paymentProvider.ts';
import { makeCartLine, makeCustomer, makeProduct, newId, stockAndLedger } from '../../testing/fixtures.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import {
  deliverPaymentEvent,
  payLate,
  decideOrderPayment,
  sendRefunds,
  sandboxPaymentOf,
} from '../../testing/sandboxPaymentFixtures.ts';
import { paymentServices, sandboxPayments } from '../../testing/paymentFixtures.ts';
import { abandonPayment } from './expirePayment.ts';
import { cancelOrder } from './cancelOrder.ts';
import { checkPayment, reconcilePayments } from './reconcilePayments.ts';

const MINUTE_MS = 60_000;

describe('an order with online payment', () => {
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
    const request = { addressId, expectedTotal: 20_000, idempotencyKey: newId(), paymentMethod: 'ONLINE' } as const;
    return (await placeOrderFixture(viewer, request)).orderId;
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
  const later = (minutes: number) => ({ ...paymentServices(), now: new Date(Date.now() + minutes * MINUTE_MS) });

  it('is pending, holds stock and keeps the cart', async () => {
    expect(await read()).toMatchObject({ order: 'PENDING_PAYMENT', payment: 'PENDING' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 8, ledger: 8 });
    expect(await inCart()).toBe(1);
    expect(await sandboxPaymentOf(orderId)).toMatchObject({ status: 'OPEN', amountPaise: 20_000n });
  });

  it('is placed once by its payment, and its lines leave the cart', async () => {
    await decideOrderPayment(orderId, 'approve');
    await deliverPaymentEvent(orderId);
    expect(await read()).toMatchObject({ order: 'PLACED', payment: 'PAID', refunded: 0n });
    expect(await steps()).toEqual(['PENDING_PAYMENT', 'PLACED']);
    expect(await stockAndLedger(productId)).toEqual({ stock: 8, ledger: 8 });
    expect(await inCart()).toBe(0);
  });

  it('keeps cart lines that were added during the payment', async () => {
    await db.cartLine.updateMany({ where: { userId: viewer.userId }, data: { quantity: 5 } });
    await makeCartLine(viewer, (await makeProduct()).id);
    await decideOrderPayment(orderId, 'approve');
    const lines = await db.cartLine.findMany({ where: { userId: viewer.userId }, orderBy: { id: 'asc' } });
    expect(lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });

  it('restocks when the payment is declined', async () => {
    await decideOrderPayment(orderId, 'decline');
    expect(await read()).toMatchObject({ order: 'PAYMENT_FAILED', payment: 'FAILED' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
    expect(await inCart()).toBe(1);
  });

  it('is voided by the reconciler when its session expires', async () => {
    await reconcilePayments(later(29));
    expect(await read()).toMatchObject({ order: 'PENDING_PAYMENT' });
    await reconcilePayments(later(31));
    expect(await read()).toMatchObject({ order: 'PAYMENT_FAILED', payment: 'FAILED' });
    expect(await sandboxPaymentOf(orderId)).toMatchObject({ status: 'EXPIRED' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
  });

  it('is placed by the reconciler when the event of its payment got lost', async () => {
    const { id } = await sandboxPaymentOf(orderId);
    await db.sandboxPayment.update({ where: { id }, data: { status: 'PAID', paymentId: `paid ${id}` } });
    await reconcilePayments(later(2));
    expect(await read()).toMatchObject({ order: 'PLACED', payment: 'PAID' });
  });

  it('is placed for a shopper who returns before the event arrives', async () => {
    const { id } = await sandboxPaymentOf(orderId);
    await db.sandboxPayment.update({ where: { id }, data: { status: 'PAID', paymentId: `paid ${id}` } });
    await checkPayment(viewer, orderId, paymentServices());
    expect(await read()).toMatchObject({ order: 'PLACED' });
  });

  it('is voided by the reconciler when its session was never created', async () => {
    await db.payment.update({ where: { orderId }, data: { providerSessionId: null, sessionUrl: null } });
    await reconcilePayments(later(1.5));
    expect(await read()).toMatchObject({ order: 'PENDING_PAYMENT' });
    await reconcilePayments(later(2.5));
    expect(await read()).toMatchObject({ order: 'PAYMENT_FAILED' });
  });

  it('deducts its stock again for a late payment', async () => {
    await reconcilePayments(later(31));
    await payLate(orderId);
    expect(await read()).toMatchObject({ order: 'PLACED', payment: 'PAID', refunded: 0n });
    expect(await stockAndLedger(productId)).toEqual({ stock: 8, ledger: 8 });
  });

  it('refunds a late payment when the stock does not suffice', async () => {
    await reconcilePayments(later(31));
    await db.product.update({ where: { id: productId }, data: { stock: 1 } });
    await payLate(orderId);
    expect(await read()).toEqual({ order: 'PAYMENT_FAILED', payment: 'PAID', refunded: 20_000n });
    await sendRefunds();
    expect(await read()).toEqual({ order: 'REFUNDED', payment: 'REFUNDED', refunded: 20_000n });
    expect(await sandboxPaymentOf(orderId)).toMatchObject({ refundedPaise: 20_000n });
  });

  it('refunds a late payment when the shopper has placed a later order', async () => {
    await reconcilePayments(later(31));
    await decideOrderPayment(await place(), 'approve');
    await payLate(orderId);
    await sendRefunds();
    expect(await read()).toMatchObject({ order: 'REFUNDED' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 8, ledger: 8 });
  });

  it('refunds a payment that completes after the cancellation', async () => {
    await cancelOrder(viewer, { orderId, reason: null }, paymentServices());
    await payLate(orderId);
    await sendRefunds();
    expect(await read()).toMatchObject({ order: 'REFUNDED', payment: 'REFUNDED' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
  });

  it('is cancelled when its shopper abandons the payment, and cannot be paid then', async () => {
    await abandonPayment(viewer, orderId, paymentServices());
    expect(await read()).toMatchObject({ order: 'CANCELLED', payment: 'CANCELLED' });
    expect(await sandboxPaymentOf(orderId)).toMatchObject({ status: 'EXPIRED' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
    expect(await inCart()).toBe(1);
  });

  it('stays placed when its shopper abandons a completed payment', async () => {
    const { id } = await sandboxPaymentOf(orderId);
    await db.sandboxPayment.update({ where: { id }, data: { status: 'PAID', paymentId: `paid ${id}` } });
    await abandonPayment(viewer, orderId, paymentServices());
    expect(await read()).toMatchObject({ order: 'PLACED', payment: 'PAID' });
  });

  it('is replaced by the next order of the same cart', async () => {
    const next = await place();
    expect(await read()).toMatchObject({ order: 'CANCELLED' });
    expect(await read(next)).toMatchObject({ order: 'PENDING_PAYMENT' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 8, ledger: 8 });
  });

  it('is replaced by an order with cash on delivery, which gets the last pieces', async () => {
    await db.product.update({ where: { id: productId }, data: { stock: 0 } });
    await placeOrderFixture(viewer, { addressId, expectedTotal: 20_000, idempotencyKey: newId() });
    expect(await read()).toMatchObject({ order: 'CANCELLED' });
    expect(await inCart()).toBe(0);
  });

  it('is refunded when it is cancelled after the payment', async () => {
    await decideOrderPayment(orderId, 'approve');
    await cancelOrder(viewer, { orderId, reason: 'Too late for dinner' }, paymentServices());
    expect(await read()).toEqual({ order: 'CANCELLED', payment: 'PAID', refunded: 20_000n });
    await sendRefunds();
    await sendRefunds();
    expect(await read()).toEqual({ order: 'REFUNDED', payment: 'REFUNDED', refunded: 20_000n });
    expect(await sandboxPaymentOf(orderId)).toMatchObject({ refundedPaise: 20_000n });
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
  });

  it('is refunded when the provider was unavailable at the cancellation and the event of the payment got lost', async () => {
    const expireSession = () => Promise.reject(new ProviderUnavailableError('unplugged'));
    const unplugged = { ...paymentServices(), payments: { ...sandboxPayments, expireSession } };
    await abandonPayment(viewer, orderId, unplugged);
    expect(await read()).toMatchObject({ order: 'CANCELLED', payment: 'CANCELLED' });
    const { id } = await sandboxPaymentOf(orderId);
    await db.sandboxPayment.update({ where: { id }, data: { status: 'PAID', paymentId: `paid ${id}` } });
    await reconcilePayments(later(2));
    await sendRefunds();
    expect(await read()).toMatchObject({ order: 'REFUNDED', payment: 'REFUNDED', refunded: 20_000n });
  });

  it('has its session expired by the reconciler when the provider was unavailable before', async () => {
    const expireSession = () => Promise.reject(new ProviderUnavailableError('unplugged'));
    await abandonPayment(viewer, orderId, { ...paymentServices(), payments: { ...sandboxPayments, expireSession } });
    await reconcilePayments(later(2));
    expect(await sandboxPaymentOf(orderId)).toMatchObject({ status: 'EXPIRED' });
    expect(await read()).toMatchObject({ order: 'CANCELLED', payment: 'CANCELLED' });
  });

  it('is refunded and restocked when the account was deleted', async () => {
    await db.user.update({ where: { id: viewer.userId }, data: { status: 'INACTIVE' } });
    await decideOrderPayment(orderId, 'approve');
    await sendRefunds();
    expect(await read()).toMatchObject({ order: 'REFUNDED', refunded: 20_000n });
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
  });

  it('is refunded when the payment completes hours later', async () => {
    await reconcilePayments(later(31));
    const created = new Date(Date.now() - 3 * 60 * MINUTE_MS);
    await db.order.update({ where: { id: orderId }, data: { createdAt: created } });
    await payLate(orderId);
    await sendRefunds();
    expect(await read()).toMatchObject({ order: 'REFUNDED' });
    expect(await stockAndLedger(productId)).toEqual({ stock: 10, ledger: 10 });
  });
});
