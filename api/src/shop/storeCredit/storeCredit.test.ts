import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../account/deleteAccount.ts';
import { placeOrder } from '../checkout/placeOrder.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { SessionViewer, Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import type { OrderRequest } from '../checkout/orderRequest.ts';
import { cancelOrder } from '../payments/cancelOrder.ts';
import { recordPick, startPicking } from '../../backoffice/fulfillment/picking/picking.ts';
import { updateOrderState } from '../../backoffice/fulfillment/updateOrderState.ts';
import { hashPassword } from '../identity/login/password.ts';
import { fakeCaller } from '../../testing/graphql/fakeCaller.ts';
import { makeCustomer, makeProducts, makeStaff, makeStoreCredit, newId } from '../../testing/fixtures.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import {
  decideOrderPayment,
  payLate,
  refuseRefunds,
  sandboxPaymentOf,
  sendRefunds,
} from '../../testing/sandboxPaymentFixtures.ts';
import { NotRefundableError } from '../payments/paymentErrors.ts';
import { refundLines } from '../refunds/refundPieces.ts';
import { retryRefunds } from '../refunds/outstandingRefunds.ts';
import { switchToCash } from '../payments/switchToCash.ts';

let viewer: SessionViewer;
let admin: Viewer;
let addressId: string;

/** A shopper with two pieces each of two products at ₹100 in the cart. */
beforeEach(async () => {
  admin = await makeStaff('ORDERS', 'REFUNDS');
  ({ viewer, addressId } = await makeCustomer(await makeProducts(2), 2));
});

async function order(storeCredit: number, request: Partial<OrderRequest> = {}): Promise<string> {
  const asked = { addressId, expectedTotal: 40_000, idempotencyKey: newId(), storeCredit } as const;
  const services = paymentServices();
  return (await placeOrder(viewer, { ...asked, paymentMethod: 'CASH_ON_DELIVERY', ...request }, services)).orderId;
}

async function move(
  orderId: string,
  ...states: ('CONFIRMED' | 'PICKING' | 'PACKED' | 'OUT_FOR_DELIVERY' | 'DELIVERED')[]
) {
  for (const to of states) await updateOrderState(admin, { orderId, to, note: null }, paymentServices());
}

const deliver = (orderId: string) => move(orderId, 'CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED');

async function balance(): Promise<number> {
  const { balancePaise } = await db.storeCreditAccount.findUniqueOrThrow({ where: { userId: viewer.userId } });
  return Number(balancePaise);
}

const paymentOf = (orderId: string) => db.payment.findUniqueOrThrow({ where: { orderId } });

async function giveBack(orderId: string, quantities: number[], method: 'ORIGINAL_PAYMENT' | 'STORE_CREDIT') {
  const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
  const pieces = quantities.map((quantity, at) => ({ orderLineId: lines[at]?.id ?? '', quantity }));
  await refundLines(admin, { orderId, lines: pieces, method, note: null }, paymentServices());
}

describe('an order that store credit pays for', () => {
  it('takes it at once, leaves the rest to the rider, and gives it back when it is cancelled', async () => {
    await makeStoreCredit(viewer, 15_000);
    const orderId = await order(15_000);
    expect(await balance()).toBe(0);
    expect(await paymentOf(orderId)).toMatchObject({ amountPaise: 25_000n, storeCreditPaise: 15_000n });
    const asked = `query ($id: ID!) { order(id: $id) { cashToCollect payment { amount storeCredit refunded } } }`;
    expect((await executeGraphql(asked, { id: encodeId('Order', orderId) }, viewer)).data.order).toEqual({
      cashToCollect: 25_000,
      payment: { amount: 25_000, storeCredit: 15_000, refunded: 0 },
    });
    await cancelOrder(viewer, { orderId, reason: null }, paymentServices());
    expect(await balance()).toBe(15_000);
    expect(await paymentOf(orderId)).toMatchObject({ amountPaise: 40_000n, storeCreditPaise: 0n, status: 'CANCELLED' });
  });

  it('needs no cash when it pays for all, whatever the limits of cash, and is refunded as store credit', async () => {
    await makeStoreCredit(viewer, 50_000);
    await db.userBlock.create({ data: { userId: viewer.userId, kind: 'CASH_ON_DELIVERY', reason: 'Not at home' } });
    const orderId = await order(40_000);
    await deliver(orderId);
    expect(await paymentOf(orderId)).toMatchObject({ amountPaise: 0n, status: 'PAID' });
    expect(await db.cashMovement.count({ where: { orderId } })).toBe(0);
    await giveBack(orderId, [1], 'ORIGINAL_PAYMENT');
    expect(await balance()).toBe(20_000);
    const refund = await db.refund.findFirstOrThrow({ where: { payment: { orderId } } });
    expect(refund).toMatchObject({ method: 'STORE_CREDIT', status: 'SUCCEEDED', storeCreditPaise: 10_000n });
    await giveBack(orderId, [1, 2], 'ORIGINAL_PAYMENT');
    expect(await paymentOf(orderId)).toMatchObject({ status: 'REFUNDED' });
    expect(await balance()).toBe(50_000);
  });

  it('charges what is left online, and refunds that first', async () => {
    await makeStoreCredit(viewer, 15_000);
    const orderId = await order(15_000, { paymentMethod: 'ONLINE' });
    expect(await sandboxPaymentOf(orderId)).toMatchObject({ amountPaise: 25_000n });
    await decideOrderPayment(orderId, 'approve');
    await deliver(orderId);
    await giveBack(orderId, [2, 1], 'ORIGINAL_PAYMENT');
    expect(await balance()).toBe(5_000);
    await sendRefunds();
    expect(await sandboxPaymentOf(orderId)).toMatchObject({ refundedPaise: 25_000n });
    expect(await paymentOf(orderId)).toMatchObject({ status: 'PARTIALLY_REFUNDED', refundedStoreCreditPaise: 5_000n });
  });

  it('is no refund for a deleted account, with which the credit that had paid ends', async () => {
    const password = 'the right password';
    await db.user.update({ where: { id: viewer.userId }, data: { passwordHash: await hashPassword(password) } });
    await makeStoreCredit(viewer, 15_000);
    const orderId = await order(15_000, { paymentMethod: 'ONLINE' });
    await decideOrderPayment(orderId, 'approve');
    await deliver(orderId);
    await deleteAccount(viewer, { password, caller: fakeCaller() }, new Date());
    await expect(giveBack(orderId, [1], 'STORE_CREDIT')).rejects.toThrow('The account of this order was deleted');
    await giveBack(orderId, [2, 2], 'ORIGINAL_PAYMENT');
    expect(await balance()).toBe(0);
    const where = { userId: viewer.userId };
    expect(await db.storeCreditTransaction.findMany({ where, orderBy: { id: 'desc' }, take: 2 })).toMatchObject([
      { event: 'ADJUSTMENT', amountPaise: -15_000n, note: 'The account was deleted' },
      { event: 'ORDER_REFUND', amountPaise: 15_000n },
    ]);
  });

  it('is given once when the provider rejects the rest of a refund, whose retry pays it', async () => {
    await makeStoreCredit(viewer, 15_000);
    const orderId = await order(15_000, { paymentMethod: 'ONLINE' });
    await decideOrderPayment(orderId, 'approve');
    await deliver(orderId);
    await giveBack(orderId, [2, 1], 'ORIGINAL_PAYMENT');
    await refuseRefunds(orderId);
    expect(await balance()).toBe(5_000);
    for (const method of ['ORIGINAL_PAYMENT', 'STORE_CREDIT'] as const)
      await expect(giveBack(orderId, [1], method)).rejects.toThrow(NotRefundableError);
    await retryRefunds(admin, orderId, paymentServices());
    await sendRefunds();
    expect(await sandboxPaymentOf(orderId)).toMatchObject({ refundedPaise: 25_000n });
    expect(await balance()).toBe(5_000);
  });

  it('gives it back when the rest is not paid; a late payment is refunded, and cash pays for all of it', async () => {
    await makeStoreCredit(viewer, 15_000);
    const late = await order(15_000, { paymentMethod: 'ONLINE' });
    await decideOrderPayment(late, 'decline');
    expect(await balance()).toBe(15_000);
    const again = await order(15_000, { paymentMethod: 'ONLINE' });
    await decideOrderPayment(again, 'decline');
    await switchToCash(viewer, again, paymentServices());
    expect(await paymentOf(again)).toMatchObject({
      amountPaise: 40_000n,
      storeCreditPaise: 0n,
      method: 'CASH_ON_DELIVERY',
    });
    await payLate(late);
    await sendRefunds();
    expect(await sandboxPaymentOf(late)).toMatchObject({ refundedPaise: 25_000n });
    expect(await balance()).toBe(15_000);
  });

  it('takes missing pieces from the cash first', async () => {
    await makeStoreCredit(viewer, 30_000);
    const orderId = await order(30_000);
    const picker = await makeStaff('PICKING');
    await move(orderId, 'CONFIRMED');
    await startPicking(picker, { orderId, takeOver: false }, paymentServices());
    const [line] = await db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
    const pick = { orderLineId: line?.id ?? '', missingQuantity: 2, pickedQuantity: 0 };
    await recordPick(picker, pick, paymentServices());
    await move(orderId, 'PACKED');
    expect(await paymentOf(orderId)).toMatchObject({ amountPaise: 0n, storeCreditPaise: 20_000n });
    expect(await balance()).toBe(10_000);
    const last = await db.storeCreditTransaction.findFirst({ where: { orderId }, orderBy: { id: 'desc' } });
    expect(last).toMatchObject({ event: 'ITEMS_UNAVAILABLE', amountPaise: 10_000n, balanceAfterPaise: 10_000n });
  });
});

describe('store credit', () => {
  it('is never spent twice, nor beyond the balance or the total', async () => {
    await makeStoreCredit(viewer, 15_000);
    const refusal = { name: 'StoreCreditChangedError' };
    await expect(order(15_001)).rejects.toMatchObject(refusal);
    await makeStoreCredit(viewer, 100_000);
    await expect(order(40_001)).rejects.toMatchObject(refusal);
    await expect(order(40_000, { paymentMethod: 'ONLINE' })).rejects.toThrow('This order is too small to pay online');
    expect(await db.order.count({ where: { userId: viewer.userId } })).toBe(0);
    expect(await balance()).toBe(115_000);
  });

  it('is the sum of a ledger that never changes', async () => {
    const { id } = await makeStoreCredit(viewer, 15_000);
    await expect(db.storeCreditTransaction.update({ where: { id }, data: { amountPaise: 1 } })).rejects.toThrow(
      'never changes',
    );
    await expect(db.storeCreditTransaction.delete({ where: { id } })).rejects.toThrow('never changes');
    await expect(makeStoreCredit(viewer, -15_001)).rejects.toThrow('balance_is_not_negative');
    expect(await balance()).toBe(15_000);
  });

  it('is one amount for concurrent orders and refunds', async () => {
    await makeStoreCredit(viewer, 40_000);
    const results = await Promise.allSettled([order(40_000), order(40_000), makeStoreCredit(viewer, 1)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await balance()).toBe(1);
  });
});
