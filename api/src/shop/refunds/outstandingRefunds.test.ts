import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { encodeId } from '../../platform/core/publicId.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { executeMutation } from '../../testing/graphql/executeMutation.ts';
import { makeCustomer, makeProducts, makeStaff, newId } from '../../testing/fixtures.ts';
import { placeOrderFixture } from '../../testing/placeOrderFixture.ts';
import {
  decideOrderPayment,
  refuseRefunds,
  sendRefunds,
  sandboxPaymentOf,
} from '../../testing/sandboxPaymentFixtures.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { cancelOrder } from '../payments/cancelOrder.ts';
import { NotRefundableError } from '../payments/paymentErrors.ts';
import { refundLines } from './refundPieces.ts';
import { retryRefunds } from './outstandingRefunds.ts';
import { settleRefund } from './settleRefund.ts';

let admin: Viewer;
let viewer: Viewer;
let orderId: string;
let lineIds: string[];

/** An order of two products, two pieces each at ₹100, that was paid online. */
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  admin = await makeStaff('REFUNDS');
  const customer = await makeCustomer(await makeProducts(2), 2);
  viewer = customer.viewer;
  const request = { addressId: customer.addressId, expectedTotal: 40_000, idempotencyKey: newId() };
  orderId = (await placeOrderFixture(viewer, { ...request, paymentMethod: 'ONLINE' })).orderId;
  await decideOrderPayment(orderId, 'approve');
  const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' }, select: { id: true } });
  lineIds = lines.map(({ id }) => id);
});

const cancel = () => cancelOrder(viewer, { orderId, reason: null }, paymentServices());
const again = () => retryRefunds(admin, orderId, paymentServices());

/** Refunds pieces of the order's lines, once it is delivered. */
async function giveBack(...quantities: number[]): Promise<void> {
  await db.order.update({ where: { id: orderId }, data: { status: 'DELIVERED' } });
  const lines = quantities.flatMap((quantity, at) =>
    quantity > 0 ? [{ orderLineId: lineIds[at] ?? '', quantity }] : [],
  );
  await refundLines(admin, { orderId, lines, note: null }, paymentServices());
}

const refuse = () => refuseRefunds(orderId);

/** The bank returns the oldest refund that succeeded. */
async function bounce(): Promise<void> {
  const { id, providerRefundId, amountPaise } = await db.refund.findFirstOrThrow({
    where: { payment: { orderId }, status: 'SUCCEEDED' },
    orderBy: { id: 'asc' },
  });
  const { id: pageId } = await sandboxPaymentOf(orderId);
  await db.sandboxPayment.update({ where: { id: pageId }, data: { refundedPaise: { decrement: amountPaise } } });
  const update = { refundId: id, providerRefundId, status: 'FAILED', failure: 'The account is closed' } as const;
  await db.$transaction((tx) => settleRefund(tx, update, paymentServices()));
}

const stand = async () => {
  const { status, payment } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { status: true, payment: { include: { refunds: { orderBy: { id: 'asc' } } } } },
  });
  return {
    status,
    refunded: payment?.refundedPaise,
    refunds: payment?.refunds.map((refund) => `${refund.reason} ${refund.status} ${refund.amountPaise}`),
  };
};
const returned = async () =>
  (await db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' } })).map((line) => line.refundedQuantity);

describe('retryRefunds', () => {
  it('refunds the rest of a cancelled order whose refund was rejected', async () => {
    await cancel();
    await refuse();
    await again();
    await sendRefunds();
    expect(await stand()).toEqual({
      status: 'REFUNDED',
      refunded: 40_000n,
      refunds: ['CANCELLED FAILED 40000', 'CANCELLED SUCCEEDED 40000'],
    });
    expect(await db.auditEntry.findFirst({ where: { subjectId: orderId, action: 'ORDER_REFUND' } })).toMatchObject({
      actorId: admin.userId,
      before: { refundedPaise: 0 },
      after: { refundedPaise: 40_000 },
    });
  });

  it('refunds pieces whose refund was rejected, and counts them as refunded again', async () => {
    await giveBack(1, 0);
    await refuse();
    await giveBack(0, 2);
    await refuse();
    expect(await returned()).toEqual([0, 0]);
    await again();
    expect(await returned()).toEqual([1, 2]);
    await sendRefunds();
    expect(await stand()).toEqual({
      status: 'DELIVERED',
      refunded: 30_000n,
      refunds: ['RETURNED FAILED 10000', 'RETURNED FAILED 20000', 'RETURNED SUCCEEDED 30000'],
    });
  });

  it('refunds pieces that were missing at packing', async () => {
    await db.orderLine.update({ where: { id: lineIds[0] ?? '' }, data: { missingQuantity: 1 } });
    await db.order.update({ where: { id: orderId }, data: { status: 'PACKED' } });
    const { id: paymentId } = await db.payment.findUniqueOrThrow({ where: { orderId } });
    const lines = { create: { orderLineId: lineIds[0] ?? '', quantity: 1 } };
    await db.refund.create({
      data: { paymentId, amountPaise: 10_000, reason: 'MISSING', status: 'FAILED', settledAt: new Date(), lines },
    });
    await giveBack(0, 1);
    await refuse();
    await again();
    await sendRefunds();
    expect(await stand()).toMatchObject({ refunded: 20_000n });
    expect(await returned()).toEqual([0, 1]);
  });

  it('refunds once for repeated calls, and again when that refund is rejected too', async () => {
    await giveBack(1, 0);
    await refuse();
    await again();
    await expect(again()).rejects.toThrow(NotRefundableError);
    await refuse();
    const both = await Promise.allSettled([again(), again()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await sendRefunds();
    expect(await stand()).toMatchObject({ refunded: 10_000n, refunds: { length: 3 } });
  });

  it('excludes pieces that were refunded by hand since', async () => {
    await giveBack(1, 0);
    await refuse();
    await giveBack(1, 1);
    await expect(again()).rejects.toThrow('There’s no failed refund left to retry');
  });

  it('refunds two pieces of a line whose refunds were requested before either was rejected', async () => {
    await giveBack(1, 0);
    await giveBack(1, 0);
    await refuse();
    await again();
    await sendRefunds();
    expect(await stand()).toMatchObject({ refunded: 20_000n });
    expect(await returned()).toEqual([2, 0]);
  });

  it('subtracts later refunds by hand line by line', async () => {
    await giveBack(2, 1);
    await refuse();
    await giveBack(1, 0);
    await giveBack(0, 1);
    await again();
    await sendRefunds();
    expect(await stand()).toMatchObject({ refunded: 30_000n });
    expect(await returned()).toEqual([2, 1]);
    await expect(again()).rejects.toThrow(NotRefundableError);
  });

  it('refunds again what a bank returned after the order was REFUNDED', async () => {
    await cancel();
    await sendRefunds();
    expect(await stand()).toMatchObject({ status: 'REFUNDED', refunded: 40_000n });
    await bounce();
    await again();
    await sendRefunds();
    expect(await stand()).toMatchObject({ status: 'REFUNDED', refunded: 40_000n });
    await expect(again()).rejects.toThrow(NotRefundableError);
  });

  it('refunds a piece that a bank returned, also after other refunds of its line', async () => {
    await giveBack(1, 0);
    await sendRefunds();
    await giveBack(1, 0);
    await sendRefunds();
    await bounce();
    expect(await returned()).toEqual([1, 0]);
    await again();
    await sendRefunds();
    expect(await stand()).toMatchObject({ refunded: 20_000n });
    expect(await returned()).toEqual([2, 0]);
  });

  it('refuses when no refund has failed', async () => {
    await expect(again()).rejects.toThrow(NotRefundableError);
    await cancel();
    await expect(again()).rejects.toThrow(NotRefundableError);
    await expect(retryRefunds(viewer, orderId, paymentServices())).rejects.toThrow('Do not have permission');
  });

  it('changes the amount of refundOutstanding', async () => {
    await giveBack(1, 0);
    await refuse();
    const selection =
      '... on OrderRetryRefundsPayload { order { payment { refundOutstanding refunded refunds { status } } } }';
    const outstanding = async () =>
      (await executeMutation(viewer, {
        name: 'paymentCheck',
        selection: '... on PaymentCheckPayload { order { payment { refundOutstanding refunds { status } } } }',
        input: { orderId: encodeId('Order', orderId) },
      })) as unknown;
    expect(await outstanding()).toMatchObject({
      order: { payment: { refundOutstanding: 10_000, refunds: [{ status: 'FAILED' }] } },
    });
    const input = { orderId: encodeId('Order', orderId) };
    expect(await executeMutation(admin, { name: 'orderRetryRefunds', selection, input })).toEqual({
      __typename: 'OrderRetryRefundsPayload',
      order: {
        payment: { refundOutstanding: 0, refunded: 10_000, refunds: [{ status: 'FAILED' }, { status: 'PENDING' }] },
      },
    });
  });
});
