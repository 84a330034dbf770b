import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../../platform/core/publicId.ts';
import { shopDay } from '../../../platform/core/shopCalendar.ts';
import type { SessionViewer, Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { updateOrderState } from '../../../backoffice/fulfillment/updateOrderState.ts';
import { cancelOrder } from '../cancelOrder.ts';
import { OrderTransitionError } from '../../orders/orderErrors.ts';
import { readReport } from '../../../backoffice/reports/readReport.ts';
import { reportRange } from '../../../backoffice/reports/reportRange.ts';
import { expectBooks } from '../../../testing/expectBooks.ts';
import { makeShopper, newId } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { openStripeShop, PRICE } from '../../../testing/stripe/stripeShopFixtures.ts';
import { NotRefundableError } from '../paymentErrors.ts';
import { refundLines } from '../../refunds/refundPieces.ts';

const NOW_SECONDS = Math.floor(Date.now() / 1000);
const WAY = ['CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;

let shop: Awaited<ReturnType<typeof openStripeShop>>;
let admin: Viewer;
let order: { orderId: string; viewer: SessionViewer; paymentId: string; disputeId: string };
beforeAll(async () => {
  shop = await openStripeShop();
  admin = await makeShopper({ role: 'ADMIN' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  order = await paidOrder();
  for (const to of WAY) await updateOrderState(admin, { orderId: order.orderId, to, note: null }, shop.services());
});

async function paidOrder(): Promise<typeof order> {
  const { orderId, viewer, sessionId } = await shop.orderOnline();
  await shop.expectAccepted(shop.stripe.pay(sessionId));
  return {
    orderId,
    viewer: viewer as SessionViewer,
    paymentId: shop.paymentIdOf(sessionId),
    disputeId: `du_${newId()}`,
  };
}

/** Sends a signed event of the order's dispute; all of them are of one second, in which their states tell their sequence. */
async function say(type: string, status: string, fields: object = {}) {
  const dispute = {
    ...{ id: order.disputeId, object: 'dispute', amount: PRICE, currency: 'inr', charge: 'ch_1', status },
    ...{ payment_intent: order.paymentId, reason: 'product_not_received', created: NOW_SECONDS },
    ...{ balance_transactions: [], evidence_details: { due_by: NOW_SECONDS + 7 * 86_400 }, metadata: {} },
    ...fields,
  };
  const message = shop.stripe.signEvent(`charge.dispute.${type}`, dispute, NOW_SECONDS);
  await shop.expectAccepted(message);
  return message;
}

const taken = { balance_transactions: [{ amount: -PRICE, created: NOW_SECONDS }] };
const givenBack = {
  balance_transactions: [
    { amount: -PRICE, created: NOW_SECONDS },
    { amount: PRICE, created: NOW_SECONDS },
  ],
};

async function refund() {
  const lines = await db.orderLine.findMany({ where: { orderId: order.orderId } });
  const pieces = lines.map(({ id: orderLineId }) => ({ orderLineId, quantity: 1 }));
  return refundLines(admin, { orderId: order.orderId, lines: pieces, note: null }, shop.services());
}

async function seen(viewer: Viewer = admin) {
  const { data } = await executeGraphql(
    `query ($id: ID!) { adminOrder(id: $id) { disputes { type status reason amount evidenceDueAt closedAt } }
      disputed: adminOrders(filter: { isDisputed: true }, first: 100) { edges { node { id } } }
      others: adminOrders(filter: { isDisputed: false }, first: 100) { edges { node { id } } }
      overview { disputedOrderCount } }`,
    { id: encodeId('Order', order.orderId) },
    viewer,
  );
  const has = ({ edges }: { edges: { node: { id: string } }[] }) =>
    edges.some(({ node }) => node.id === encodeId('Order', order.orderId));
  return {
    disputes: data.adminOrder.disputes as object[],
    isListed: has(data.disputed),
    isAmongOthers: has(data.others),
    count: data.overview.disputedOrderCount as number,
  };
}

const lossOfToday = async () => {
  const today = shopDay(new Date());
  const range = reportRange({ from: today, to: today });
  const { totals } = await readReport(admin, { handle: 'disputes', range, limit: 10 });
  return totals.slice(1).map(Number);
};

describe('a dispute of a delivered order', () => {
  it('is shown to staff with what they need, and refuses a refund until it is won', async () => {
    const { count } = await seen();
    await say('created', 'needs_response');
    await say('funds_withdrawn', 'needs_response', taken);
    expect(await seen()).toMatchObject({
      disputes: [
        {
          ...{ type: 'CHARGEBACK', status: 'NEEDS_RESPONSE', reason: 'product_not_received', amount: PRICE },
          ...{ evidenceDueAt: new Date((NOW_SECONDS + 7 * 86_400) * 1000).toISOString(), closedAt: null },
        },
      ],
      ...{ isListed: true, isAmongOthers: false, count: count + 1 },
    });
    await expect(refund()).rejects.toThrow(NotRefundableError);
    await say('closed', 'won', taken);
    await say('funds_reinstated', 'won', givenBack);
    expect(await seen()).toMatchObject({ disputes: [{ status: 'WON' }], isListed: false, isAmongOthers: true, count });
    await refund();
    expect(await db.refund.count({ where: { payment: { orderId: order.orderId } } })).toBe(1);
  });

  it('that is lost stays unrefunded, counts as a loss, and leaves the sales as they are', async () => {
    const [opened = 0, withdrawn = 0, reinstated = 0, loss = 0] = await lossOfToday();
    await say('created', 'needs_response');
    await say('closed', 'lost', taken);
    expect(await lossOfToday()).toEqual([opened + 1, withdrawn + PRICE, reinstated, loss + PRICE]);
    await expect(refund()).rejects.toThrow(NotRefundableError);
    await expectBooks([order.viewer.userId]);
  });

  it('that is won counts as taken and given back', async () => {
    const [opened = 0, withdrawn = 0, reinstated = 0, loss = 0] = await lossOfToday();
    await say('funds_reinstated', 'won', givenBack);
    await say('created', 'needs_response');
    await say('closed', 'won', taken);
    await say('funds_withdrawn', 'needs_response', taken);
    expect(await lossOfToday()).toEqual([opened + 1, withdrawn + PRICE, reinstated + PRICE, loss]);
    expect((await seen()).disputes).toMatchObject([{ status: 'WON' }]);
  });

  it('is recorded once for a repeated event', async () => {
    const message = await say('created', 'needs_response');
    await shop.expectAccepted(message);
    expect(await db.dispute.count({ where: { payment: { orderId: order.orderId } } })).toBe(1);
    expect(await db.paymentWebhookEvent.count({ where: { eventId: message.id } })).toBe(1);
  });

  it('that is an inquiry can be answered by a refund', async () => {
    await say('created', 'warning_needs_response');
    expect((await seen()).disputes).toMatchObject([{ type: 'INQUIRY', status: 'NEEDS_RESPONSE' }]);
    await refund();
  });

  it('is for staff alone', async () => {
    await say('created', 'needs_response');
    const { data } = await executeGraphql(
      'query ($id: ID!) { order(id: $id) { number disputes { status } } }',
      { id: encodeId('Order', order.orderId) },
      order.viewer,
    );
    expect(data.order.disputes).toBeNull();
  });
});

it('an order whose payment is disputed is not cancelled, because it would be refunded', async () => {
  order = await paidOrder();
  await say('created', 'needs_response');
  const services = shop.services();
  await expect(cancelOrder(order.viewer, { orderId: order.orderId, reason: null }, services)).rejects.toThrow(
    OrderTransitionError,
  );
  await say('closed', 'won');
  await cancelOrder(order.viewer, { orderId: order.orderId, reason: null }, services);
});

it.each([
  ['of a payment that the shop does not know', { payment_intent: 'pi_of_another_shop' }],
  ['without a payment', { payment_intent: null }],
])('a dispute %s is accepted and changes nothing', async (_what, fields) => {
  const before = await db.dispute.count();
  await say('created', 'needs_response', fields);
  expect(await db.dispute.count()).toBe(before);
});
