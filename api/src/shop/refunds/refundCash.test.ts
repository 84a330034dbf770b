import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { makeStaff } from '../../testing/fixtures.ts';
import { makeOrder, type OrderFixture } from '../../testing/orderFixtures.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { makeDeliveredOrder } from '../../testing/refundRequestFixtures.ts';
import { sendRefunds } from '../../testing/sandboxPaymentFixtures.ts';
import { NotRefundableError } from '../payments/paymentErrors.ts';
import { refundLines } from './refundPieces.ts';
import { retryRefunds } from './outstandingRefunds.ts';
import { SEND_REFUND } from './createRefund.ts';

let admin: Viewer;
let order: OrderFixture;

beforeEach(async () => {
  admin = await makeStaff('REFUNDS');
  order = await makeDeliveredOrder([2]);
});

const refund = (quantity: number, { orderId, lineIds } = order) =>
  refundLines(
    admin,
    { orderId, lines: lineIds.map((orderLineId) => ({ orderLineId, quantity })), note: 'Torn' },
    paymentServices(),
  );
const paymentOf = ({ orderId } = order) =>
  db.payment.findUniqueOrThrow({ where: { orderId }, include: { refunds: { include: { lines: true } }, order: true } });
const queued = () => db.$queryRaw<object[]>`SELECT FROM graphile_worker.jobs WHERE task_identifier = ${SEND_REFUND}`;

describe('refunding an order that was paid in cash', () => {
  it('succeeds at once, without a job for the provider, and mails the shopper', async () => {
    await refund(1);
    const { refunds, ...payment } = await paymentOf();
    expect(payment).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refundedPaise: 10_000n,
      order: { status: 'DELIVERED' },
    });
    expect(refunds).toMatchObject([
      { status: 'SUCCEEDED', reason: 'RETURNED', note: 'Torn', lines: [{ quantity: 1 }] },
    ]);
    expect(refunds[0]?.settledAt).not.toBeNull();
    expect(await queued()).toEqual([]);
    const where = { orderId: order.orderId, kind: 'ORDER_REFUNDED' } as const;
    expect(await db.mail.findMany({ where })).toMatchObject([{ refundId: refunds[0]?.id }]);
  });

  it('closes the order when all of it is refunded', async () => {
    await refund(1);
    await refund(1);
    expect(await paymentOf()).toMatchObject({ status: 'REFUNDED', order: { status: 'REFUNDED' } });
    const last = await db.orderEvent.findFirstOrThrow({ where: { orderId: order.orderId }, orderBy: { id: 'desc' } });
    expect(last).toMatchObject({ status: 'REFUNDED', actor: 'SYSTEM', actorId: null });
  });

  it('leaves nothing to retry or to send', async () => {
    await refund(1);
    await sendRefunds();
    await expect(retryRefunds(admin, order.orderId, paymentServices())).rejects.toThrow(NotRefundableError);
    expect(await paymentOf()).toMatchObject({ refundedPaise: 10_000n });
  });

  it('refuses more pieces than were delivered, and an order that is not delivered or not paid', async () => {
    await expect(refund(3)).rejects.toThrow('You can’t refund more than was delivered');
    await expect(refund(1, await makeOrder())).rejects.toThrow('Only delivered orders can be refunded by line');
    await db.payment.update({ where: { orderId: order.orderId }, data: { status: 'PENDING', paidAt: null } });
    await expect(refund(1)).rejects.toThrow('This order was not paid');
    expect(await paymentOf()).toMatchObject({ refundedPaise: 0n, refunds: [] });
  });

  it('refuses pieces that were free', async () => {
    await db.orderLine.updateMany({
      where: { orderId: order.orderId },
      data: { pricePaise: 0, totalPaise: 0, discountPercent: 100 },
    });
    await expect(refund(1)).rejects.toThrow('These items were free');
    expect(await db.orderLine.findFirst({ where: { orderId: order.orderId } })).toMatchObject({ refundedQuantity: 0 });
  });

  it('refunds each piece once for concurrent calls', async () => {
    const results = await Promise.allSettled([refund(2), refund(2), refund(1)]);
    const { refundedPaise, refunds } = await paymentOf();
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(refundedPaise).toBe(refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0n));
    expect(refundedPaise).toBeLessThanOrEqual(20_000n);
  });
});
