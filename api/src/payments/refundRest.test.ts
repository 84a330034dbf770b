import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { encodeId } from '../graphql/globalId.ts';
import type { Viewer } from '../graphql/viewer.ts';
import type { PaymentProvider } from '../money/paymentProvider.ts';
import { askMutation } from '../testing/askMutation.ts';
import { makeCustomer, makeProducts, makeShopper, newId } from '../testing/fixtures.ts';
import { orderCart } from '../testing/orderCart.ts';
import { playPayment, sendRefunds, testPaymentOf } from '../testing/playPayment.ts';
import { testMeans, testPayments } from '../testing/testPayments.ts';
import { cancelOrder } from './cancelOrder.ts';
import { NotRefundableError } from './paymentErrors.ts';
import { refundLines } from './refundLines.ts';
import { refundRest } from './refundRest.ts';
import { sendRefund } from './sendRefund.ts';
import { settleRefund } from './settleRefund.ts';

/** Takes every refund for a wrong one. */
const refusing: PaymentProvider = {
  ...testPayments,
  refund: async () => ({ providerRefundId: null, status: 'FAILED', failure: 'The account is closed' }),
};

let admin: Viewer;
let viewer: Viewer;
let orderId: string;
let lineIds: string[];

/** An order of two products, two pieces each at ₹100, that was paid online. */
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
  admin = await makeShopper({ role: 'ADMIN' });
  const customer = await makeCustomer(await makeProducts(2), 2);
  viewer = customer.viewer;
  const wanted = { addressId: customer.addressId, expectedTotal: 40_000, idempotencyKey: newId() };
  orderId = (await orderCart(viewer, { ...wanted, paymentMethod: 'ONLINE' })).orderId;
  await playPayment(orderId, 'approve');
  const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { id: 'asc' }, select: { id: true } });
  lineIds = lines.map(({ id }) => id);
});

const cancel = () => cancelOrder(viewer, { orderId, reason: null }, testMeans());
const again = () => refundRest(admin, orderId, testMeans());

/** Pieces of the order's lines come back, once it is delivered. */
async function giveBack(...quantities: number[]): Promise<void> {
  await db.order.update({ where: { id: orderId }, data: { status: 'DELIVERED' } });
  const lines = quantities.flatMap((quantity, at) =>
    quantity > 0 ? [{ orderLineId: lineIds[at] ?? '', quantity }] : [],
  );
  await refundLines(admin, { orderId, lines, note: null }, testMeans());
}

async function refuse(): Promise<void> {
  const waiting = await db.refund.findMany({ where: { payment: { orderId }, status: 'PENDING' } });
  for (const { id } of waiting) await sendRefund(id, { ...testMeans(), payments: refusing });
}

/** The bank sends back the oldest refund that had succeeded. */
async function bounce(): Promise<void> {
  const { id, providerRefundId, amountPaise } = await db.refund.findFirstOrThrow({
    where: { payment: { orderId }, status: 'SUCCEEDED' },
    orderBy: { id: 'asc' },
  });
  const { id: pageId } = await testPaymentOf(orderId);
  await db.testPayment.update({ where: { id: pageId }, data: { refundedPaise: { decrement: amountPaise } } });
  const news = { refundId: id, providerRefundId, status: 'FAILED', failure: 'The account is closed' } as const;
  await db.$transaction((tx) => settleRefund(tx, news, testMeans()));
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

describe('refundRest', () => {
  it('pays back what is left of a cancelled order whose refund was refused', async () => {
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

  it('pays back pieces whose refund was refused, and counts them as returned again', async () => {
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

  it('pays back what was missing when it was packed', async () => {
    await db.orderLine.update({ where: { id: lineIds[0] ?? '' }, data: { shortQuantity: 1 } });
    await db.order.update({ where: { id: orderId }, data: { status: 'PACKED' } });
    const { id: paymentId } = await db.payment.findUniqueOrThrow({ where: { orderId } });
    const lines = { create: { orderLineId: lineIds[0] ?? '', quantity: 1 } };
    await db.refund.create({
      data: { paymentId, amountPaise: 10_000, reason: 'SHORT', status: 'FAILED', settledAt: new Date(), lines },
    });
    await giveBack(0, 1);
    await refuse();
    await again();
    await sendRefunds();
    expect(await stand()).toMatchObject({ refunded: 20_000n });
    expect(await returned()).toEqual([0, 1]);
  });

  it('pays back once, however often it is asked, and again when that is refused too', async () => {
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

  it('takes pieces that were paid back by hand since for done', async () => {
    await giveBack(1, 0);
    await refuse();
    await giveBack(1, 1);
    await expect(again()).rejects.toThrow('Nothing is left to be paid back once more');
  });

  it('pays back two pieces of a line whose refunds were asked for before either was refused', async () => {
    await giveBack(1, 0);
    await giveBack(1, 0);
    await refuse();
    await again();
    await sendRefunds();
    expect(await stand()).toMatchObject({ refunded: 20_000n });
    expect(await returned()).toEqual([2, 0]);
  });

  it('takes off what was paid back by hand since, line by line', async () => {
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

  it('pays back what a bank has sent back after the order counted as paid back', async () => {
    await cancel();
    await sendRefunds();
    expect(await stand()).toMatchObject({ status: 'REFUNDED', refunded: 40_000n });
    await bounce();
    await again();
    await sendRefunds();
    expect(await stand()).toMatchObject({ status: 'REFUNDED', refunded: 40_000n });
    await expect(again()).rejects.toThrow(NotRefundableError);
  });

  it('pays back a piece that a bank has sent back, whatever else of its line came back meanwhile', async () => {
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

  it('refuses where no refund has failed', async () => {
    await expect(again()).rejects.toThrow(NotRefundableError);
    await cancel();
    await expect(again()).rejects.toThrow(NotRefundableError);
    await expect(refundRest(viewer, orderId, testMeans())).rejects.toThrow('Do not have permission');
  });

  it('says beforehand what is owed', async () => {
    await giveBack(1, 0);
    await refuse();
    const selection = '... on OrderRefundRestPayload { order { payment { owed refunded refunds { status } } } }';
    const owed = async () =>
      (await askMutation(viewer, {
        name: 'paymentCheck',
        selection: '... on PaymentCheckPayload { order { payment { owed refunds { status } } } }',
        input: { orderId: encodeId('Order', orderId) },
      })) as unknown;
    expect(await owed()).toMatchObject({ order: { payment: { owed: 10_000, refunds: [{ status: 'FAILED' }] } } });
    const input = { orderId: encodeId('Order', orderId) };
    expect(await askMutation(admin, { name: 'orderRefundRest', selection, input })).toEqual({
      __typename: 'OrderRefundRestPayload',
      order: { payment: { owed: 0, refunded: 10_000, refunds: [{ status: 'FAILED' }, { status: 'PENDING' }] } },
    });
  });
});
