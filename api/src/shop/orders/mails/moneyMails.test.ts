import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { updateMailOptOuts } from '../../../platform/mail/mailOptOut.ts';
import { abandonPayment } from '../../payments/expirePayment.ts';
import { approveRefundRequest, declineRefundRequest } from '../../refunds/requests/decideRefundRequest.ts';
import { refundLines } from '../../refunds/refundPieces.ts';
import { makeCustomer, makeProduct, makeShopper, newId } from '../../../testing/fixtures.ts';
import type { OrderFixture } from '../../../testing/orderFixtures.ts';
import {
  MAIL_PUBLIC_URL,
  confirmAddress,
  makeConfirmedOrder,
  moveOrder,
  openOrderMailbox,
  orderNumber,
  type OrderMailbox,
} from '../../../testing/orderMailFixtures.ts';
import { paymentServices } from '../../../testing/paymentFixtures.ts';
import { placeOrderFixture } from '../../../testing/placeOrderFixture.ts';
import { makeDeliveredOrder, reportProblem } from '../../../testing/refundRequestFixtures.ts';
import { decideOrderPayment, sendRefunds } from '../../../testing/sandboxPaymentFixtures.ts';
import { cancelOrder } from '../../payments/cancelOrder.ts';
import { updateOrderState } from '../../../backoffice/fulfillment/updateOrderState.ts';

let mailbox: OrderMailbox;

beforeEach(async () => {
  mailbox = await openOrderMailbox();
});

afterEach(() => mailbox.close());

/** An order of ₹100 that waits for its payment. */
async function makeUnpaidOrder() {
  const { viewer, addressId } = await makeCustomer([(await makeProduct()).id]);
  await confirmAddress(viewer.userId);
  const request = { addressId, expectedTotal: 10_000, idempotencyKey: newId(), paymentMethod: 'ONLINE' } as const;
  return { viewer, ...(await placeOrderFixture(viewer, request)) };
}

describe('the mail about missing pieces', () => {
  async function packWithout(order: OrderFixture) {
    await moveOrder(order.orderId, 'PICKING');
    const [id = ''] = order.lineIds;
    await db.orderLine.update({ where: { id }, data: { missingQuantity: 1 } });
    const admin = await makeShopper({ role: 'ADMIN' });
    await updateOrderState(admin, { orderId: order.orderId, to: 'PACKED', note: null }, paymentServices());
    await updateMailOptOuts(order.viewer.userId, { ORDER_UPDATES: false }); // it is a receipt
    await mailbox.send(order.orderId);
  }

  it('says what is refunded', async () => {
    const order = await makeConfirmedOrder([2], 'ONLINE');
    await packWithout(order);
    expect(mailbox.subjects().at(-1)).toBe(`Order ${await orderNumber(order.orderId)}: an item was unavailable`);
    for (const body of mailbox.bodies()) {
      expect(body).toContain('We’re refunding ₹100 the way you paid.');
      expect(body).toContain('500 g · 1 of 2 unavailable');
    }
  });

  it('says how much less cash is due', async () => {
    await packWithout(await makeConfirmedOrder([2]));
    for (const body of mailbox.bodies()) {
      expect(body).toContain('You won’t be charged for it.');
      expect(body).toContain('Please keep ₹100 ready for the rider.');
    }
  });
});

describe('the mails about payments', () => {
  it('remind of one that is still open after ten minutes', async () => {
    const { orderId } = await makeUnpaidOrder();
    const [{ delay } = { delay: 0 }] = await db.$queryRaw<{ delay: number }[]>`
      SELECT round(extract(epoch FROM job.run_at - job.created_at) / 60)::int AS delay
      FROM graphile_worker._private_jobs AS job JOIN mails ON mails.id::text = job.payload->>'mailId'
      WHERE mails.order_id = ${orderId}::uuid`;
    expect(delay).toBe(10);
    await mailbox.send(orderId);
    expect(mailbox.subjects()).toEqual([`Order ${await orderNumber(orderId)}: waiting for your payment`]);
    for (const body of mailbox.bodies()) expect(body).toContain('Pay now');
  });

  it('say that one failed, and drop the reminder', async () => {
    const { orderId } = await makeUnpaidOrder();
    await decideOrderPayment(orderId, 'decline');
    await mailbox.send(orderId);
    expect(mailbox.subjects()).toEqual([`Payment for order ${await orderNumber(orderId)} didn’t go through`]);
    for (const body of mailbox.bodies()) expect(body).toContain(`${MAIL_PUBLIC_URL}/checkout`);
  });

  it('confirm a paid order without reminding of it', async () => {
    const { orderId } = await makeConfirmedOrder([1], 'ONLINE');
    await mailbox.send(orderId);
    expect(mailbox.subjects()).toEqual([`Order ${await orderNumber(orderId)} confirmed`]);
  });

  it('say nothing about an order that was left before it was paid', async () => {
    const { orderId, viewer } = await makeUnpaidOrder();
    await abandonPayment(viewer, orderId, paymentServices());
    await mailbox.send(orderId);
    expect(mailbox.subjects()).toEqual([]);
  });
});

describe('the mails about a cancelled order', () => {
  it('say that nothing is charged, in place of the confirmation', async () => {
    const { orderId, viewer } = await makeConfirmedOrder();
    await cancelOrder(viewer, { orderId, reason: null }, paymentServices());
    await mailbox.send(orderId);
    expect(mailbox.subjects()).toEqual([`Order ${await orderNumber(orderId)} cancelled`]);
    for (const body of mailbox.bodies()) expect(body).toContain('You won’t be charged.');
  });

  it('say what is refunded, and that it was', async () => {
    const { orderId } = await makeConfirmedOrder([2], 'ONLINE');
    const admin = await makeShopper({ role: 'ADMIN' });
    await updateOrderState(admin, { orderId, to: 'CANCELLED', note: null }, paymentServices());
    await mailbox.send(orderId);
    for (const body of mailbox.bodies()) {
      expect(body).toContain('We’re sorry: we had to cancel your order.');
      expect(body).toContain('We’re refunding ₹200 the way you paid.');
    }
    await sendRefunds();
    await mailbox.send(orderId);
    expect(mailbox.subjects().at(-1)).toBe(`₹200 refunded for order ${await orderNumber(orderId)}`);
    expect(mailbox.received).toHaveLength(2);
  });

  it('say that a refund is store credit', async () => {
    const order = await makeDeliveredOrder([2], 'ONLINE');
    await confirmAddress(order.viewer.userId);
    const [orderLineId = ''] = order.lineIds;
    const admin = await makeShopper({ role: 'ADMIN' });
    const refund = { orderId: order.orderId, lines: [{ orderLineId, quantity: 1 }], note: null } as const;
    await refundLines(admin, { ...refund, method: 'STORE_CREDIT' }, paymentServices());
    await db.mail.deleteMany({ where: { orderId: order.orderId, refundId: null } });
    await mailbox.send(order.orderId);
    expect(mailbox.subjects()).toEqual([`₹100 refunded as store credit for order ${await orderNumber(order.orderId)}`]);
    for (const body of mailbox.bodies()) expect(body).toContain('It’s now store credit');
  });

  it('name each refund of a delivered order once', async () => {
    const { orderId, lineIds } = await makeConfirmedOrder([3], 'ONLINE');
    await moveOrder(orderId, 'DELIVERED');
    const admin = await makeShopper({ role: 'ADMIN' });
    const [orderLineId = ''] = lineIds;
    for (const quantity of [1, 2]) {
      await refundLines(admin, { orderId, lines: [{ orderLineId, quantity }], note: null }, paymentServices());
      await sendRefunds();
      await sendRefunds();
    }
    await db.mail.deleteMany({ where: { orderId, refundId: null } });
    await mailbox.send(orderId);
    const order = `order ${await orderNumber(orderId)}`;
    expect(mailbox.subjects()).toEqual([`₹100 refunded for ${order}`, `₹200 refunded for ${order}`]);
  });
});

describe('the mails about a problem that was reported', () => {
  async function report() {
    const order = await makeDeliveredOrder([2]);
    await confirmAddress(order.viewer.userId);
    return { ...order, refundRequestId: await reportProblem(order) };
  }
  const admin = () => makeShopper({ role: 'ADMIN' });
  async function sendDecision(order: { orderId: string; viewer: { userId: string } }) {
    await db.mail.deleteMany({ where: { orderId: order.orderId, refundId: null, refundRequestId: null } });
    await updateMailOptOuts(order.viewer.userId, { ORDER_UPDATES: false }); // it is a receipt
    await mailbox.send(order.orderId);
  }

  it('say that cash is handed back, with the note of the shop', async () => {
    const order = await report();
    const approval = { refundRequestId: order.refundRequestId, lines: null, note: 'Sorry about the torn packet' };
    await approveRefundRequest(await admin(), approval, paymentServices());
    await sendDecision(order);
    expect(mailbox.subjects()).toEqual([`₹100 refunded in cash for order ${await orderNumber(order.orderId)}`]);
    for (const body of mailbox.bodies()) {
      expect(body).toContain('We’ve refunded ₹100 for the items you had a problem with.');
      expect(body).toContain('You paid in cash, so the shop will give it back in cash.');
      expect(body).toContain('Our note: Sorry about the torn packet');
    }
  });

  it('say why it was declined, and not to an address that may be a stranger’s', async () => {
    for (const isConfirmed of [true, false]) {
      const order = await report();
      if (!isConfirmed) await db.user.update({ where: { id: order.viewer.userId }, data: { emailVerifiedAt: null } });
      const refusal = { refundRequestId: order.refundRequestId, note: 'Your photo shows another packet' };
      await declineRefundRequest(await admin(), refusal, paymentServices());
      await sendDecision(order);
      expect(mailbox.subjects().at(-1)).toBe(`The problem you reported with order ${await orderNumber(order.orderId)}`);
      for (const body of mailbox.bodies()) {
        expect(body).toContain('we can’t refund it this time');
        expect(body.includes('Our note: Your photo shows another packet')).toBe(isConfirmed);
        expect(body).toContain(`${MAIL_PUBLIC_URL}/dashboard/myorders/order_`);
      }
    }
  });
});
