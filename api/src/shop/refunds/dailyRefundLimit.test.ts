import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/core/viewer.ts';
import { adjustStoreCredit } from '../storeCredit/adjustStoreCredit.ts';
import { db } from '../../platform/db/client.ts';
import { makeShopper, makeStaff, newId } from '../../testing/fixtures.ts';
import { paymentServices } from '../../testing/paymentFixtures.ts';
import { makeDeliveredOrder, reportProblem } from '../../testing/refundRequestFixtures.ts';
import { TEST_TERMS } from '../../testing/shopTermsFixture.ts';
import { approveRefundRequest } from './requests/decideRefundRequest.ts';
import { refundLines } from './refundPieces.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIMIT = 50_000;
const TOO_MUCH = /^You can refund up to ₹500 in 24 hours, and have refunded ₹\d+\. Ask a colleague/;

describe('what one member of staff gives back within 24 hours', () => {
  let clerk: Viewer;
  let colleague: Viewer;
  beforeEach(async () => {
    clerk = await makeStaff('REFUNDS');
    colleague = await makeStaff('REFUNDS');
  });

  const shop = { ...TEST_TERMS, refundsPerPerson: LIMIT };
  const services = (now = new Date()) => ({ ...paymentServices(), shop, now });
  /** Refunds pieces of ₹100 of a new order. */
  const refund = async (viewer: Viewer, pieces: number, now?: Date) => {
    const { orderId, lineIds } = await makeDeliveredOrder([pieces], 'CASH_ON_DELIVERY');
    const lines = lineIds.map((orderLineId) => ({ orderLineId, quantity: pieces, reason: 'DAMAGED' as const }));
    return refundLines(viewer, { orderId, lines, note: null }, services(now));
  };
  const give = async (viewer: Viewer, amountPaise: number, userId?: string) => {
    const customer = userId ?? (await makeShopper()).userId;
    const adjustment = { userId: customer, amountPaise, note: 'Sorry', idempotencyKey: newId() };
    return adjustStoreCredit(viewer, adjustment, { shop, now: new Date() });
  };

  it('counts refunds, approved requests and store credit together, and a colleague gives the rest', async () => {
    await refund(clerk, 2);
    const order = await makeDeliveredOrder([1], 'CASH_ON_DELIVERY');
    const refundRequestId = await reportProblem(order);
    await approveRefundRequest(clerk, { refundRequestId, lines: null, note: null }, services());
    await give(clerk, 10_000);
    await expect(refund(clerk, 2)).rejects.toThrow(TOO_MUCH);
    await expect(give(clerk, 10_001)).rejects.toMatchObject({
      issues: [{ path: 'amount', message: expect.stringMatching(TOO_MUCH) as unknown }],
    });
    await refund(clerk, 1); // exactly the limit
    const last = await makeDeliveredOrder([1], 'CASH_ON_DELIVERY');
    const approval = { refundRequestId: await reportProblem(last), lines: null, note: null };
    await expect(approveRefundRequest(clerk, approval, services())).rejects.toThrow(TOO_MUCH);
    expect(await db.refund.count({ where: { payment: { orderId: last.orderId } } })).toBe(0);
    expect(await approveRefundRequest(colleague, approval, services())).toMatchObject({ orderId: last.orderId });
  });

  it('holds for concurrent refunds, too', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => refund(clerk, 1)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('is reset after 24 hours, and counts no credit that is taken away', async () => {
    const now = new Date();
    await refund(clerk, 5, now);
    await db.refund.updateMany({
      where: { actorId: clerk.userId },
      data: { createdAt: new Date(now.getTime() - DAY_MS) },
    });
    const { userId } = await makeShopper();
    await give(clerk, LIMIT, userId);
    await give(clerk, -LIMIT, userId);
    await expect(give(clerk, 1, userId)).rejects.toThrow();
  });

  it('has no limit where the setting is empty', async () => {
    const { orderId, lineIds } = await makeDeliveredOrder([6], 'CASH_ON_DELIVERY');
    const lines = lineIds.map((orderLineId) => ({ orderLineId, quantity: 6, reason: 'DAMAGED' as const }));
    const unlimited = { ...services(), shop: { ...shop, refundsPerPerson: null } };
    expect(await refundLines(clerk, { orderId, lines, note: null }, unlimited)).toEqual({ orderId });
  });
});
