import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { makeShopper, makeStaff, newId } from '../../../testing/fixtures.ts';
import type { OrderFixture } from '../../../testing/orderFixtures.ts';
import { paymentServices } from '../../../testing/paymentFixtures.ts';
import { makeDeliveredOrder, reportProblem } from '../../../testing/refundRequestFixtures.ts';
import { sendRefunds } from '../../../testing/sandboxPaymentFixtures.ts';
import { refundLines } from '../refundPieces.ts';
import { approveRefundRequest, type RefundRequestApproval, declineRefundRequest } from './decideRefundRequest.ts';

let admin: Viewer;
let order: OrderFixture;
let refundRequestId: string;
let lineId: string;

async function report(method: 'ONLINE' | 'CASH_ON_DELIVERY'): Promise<void> {
  order = await makeDeliveredOrder([3], method);
  lineId = order.lineIds[0] ?? '';
  refundRequestId = await reportProblem(order, { lines: [{ orderLineId: lineId, quantity: 2 }] });
}

beforeEach(async () => {
  admin = await makeStaff('REFUNDS');
});

const approve = (fields: Partial<RefundRequestApproval> = {}, viewer = admin) =>
  approveRefundRequest(viewer, { refundRequestId, lines: null, note: null, ...fields }, paymentServices());
const decline = (note = 'The photo shows another packet', viewer = admin) =>
  declineRefundRequest(viewer, { refundRequestId, note }, paymentServices());
const requestNow = () =>
  db.refundRequest.findUniqueOrThrow({
    where: { id: refundRequestId },
    include: { refund: { include: { lines: true } } },
  });
const audit = () =>
  db.auditEntry.findMany({ where: { actorId: admin.userId }, select: { action: true, subjectId: true, after: true } });

describe.each(['ONLINE', 'CASH_ON_DELIVERY'] as const)('approving a request of an order by %s', (method) => {
  beforeEach(() => report(method));

  it('refunds all that was reported, with the note, and is audited', async () => {
    await approve({ note: 'Sorry!' });
    expect(await requestNow()).toMatchObject({
      ...{ status: 'APPROVED', decisionNote: 'Sorry!', decidedById: admin.userId },
      refund: {
        ...{ amountPaise: 20_000n, reason: 'RETURNED', note: 'Sorry!', actorId: admin.userId },
        status: method === 'ONLINE' ? 'PENDING' : 'SUCCEEDED',
        lines: [{ orderLineId: lineId, quantity: 2 }],
      },
    });
    expect(await audit()).toEqual([
      { action: 'ORDER_REFUND', subjectId: order.orderId, after: { refundedPaise: 20_000 } },
    ]);
    await sendRefunds();
    expect((await requestNow()).refund?.status).toBe('SUCCEEDED');
    expect(await db.mail.count({ where: { orderId: order.orderId, kind: 'ORDER_REFUNDED' } })).toBe(1);
  });

  it('refunds fewer pieces, and no more than were reported', async () => {
    const lines = (quantity: number, orderLineId = lineId) => ({ lines: [{ orderLineId, quantity }] });
    await expect(approve(lines(3))).rejects.toThrow('more than was reported');
    await expect(approve(lines(1, newId()))).rejects.toThrow('more than was reported');
    await expect(approve({ lines: [lines(1), lines(1)].flatMap((each) => each.lines) })).rejects.toThrow(
      'each line only once',
    );
    await approve(lines(1));
    expect(await requestNow()).toMatchObject({ status: 'APPROVED', refund: { amountPaise: 10_000n } });
    expect(await db.orderLine.findUnique({ where: { id: lineId } })).toMatchObject({ refundedQuantity: 1 });
  });

  it('is refused to staff whose own order it is, as is each refund of it', async () => {
    const clerk = { ...admin, userId: order.viewer.userId };
    const { orderId } = order;
    const lines = [{ orderLineId: lineId, quantity: 1 }];
    await expect(approve({}, clerk)).rejects.toThrow('This is your own order. Ask a colleague to refund it');
    await expect(refundLines(clerk, { orderId, lines, note: null }, paymentServices())).rejects.toThrow(
      'your own order',
    );
    expect((await requestNow()).status).toBe('OPEN');
    expect(await db.refund.count({ where: { payment: { orderId } } })).toBe(0);
  });

  it('makes one decision of several', async () => {
    const results = await Promise.allSettled([approve(), approve(), decline(), decline()]);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject(Array(3).fill({ reason: { name: 'RefundRequestDecidedError' } }));
    const { status } = await requestNow();
    const refunds = await db.refund.count({ where: { payment: { orderId: order.orderId } } });
    expect([status, refunds]).toEqual(status === 'APPROVED' ? ['APPROVED', 1] : ['DECLINED', 0]);
  });

  it('refunds nothing when the pieces were refunded otherwise meanwhile, and stays open', async () => {
    const lines = [{ orderLineId: lineId, quantity: 2 }];
    await refundLines(admin, { orderId: order.orderId, lines, note: null }, paymentServices());
    await expect(approve()).rejects.toMatchObject({ name: 'NotRefundableError' });
    expect((await requestNow()).status).toBe('OPEN');
    await approve({ lines: [{ orderLineId: lineId, quantity: 1 }] });
    expect((await requestNow()).status).toBe('APPROVED');
  });
});

describe('declining a request', () => {
  beforeEach(() => report('CASH_ON_DELIVERY'));

  it('tells the shopper why, refunds nothing and is audited', async () => {
    await decline();
    const note = 'The photo shows another packet';
    expect(await requestNow()).toMatchObject({ status: 'DECLINED', decisionNote: note, refundId: null });
    const mails = await db.mail.findMany({ where: { orderId: order.orderId, kind: 'REFUND_REQUEST_DECLINED' } });
    expect(mails).toMatchObject([{ userId: order.viewer.userId, refundRequestId }]);
    expect(await audit()).toEqual([
      { action: 'REFUND_REQUEST_DECLINE', subjectId: order.orderId, after: { status: 'DECLINED' } },
    ]);
    await expect(decline('Again')).rejects.toThrow('This refund request was already declined');
    await expect(approve()).rejects.toThrow('This refund request was already declined');
  });

  it('is for admins alone, as approving is', async () => {
    for (const viewer of [order.viewer, await makeShopper({ role: 'PICKER' }), await makeShopper({ role: 'RIDER' })]) {
      await expect(decline('No', viewer)).rejects.toMatchObject({ name: 'ForbiddenError' });
      await expect(approve({}, viewer)).rejects.toMatchObject({ name: 'ForbiddenError' });
    }
    expect((await requestNow()).status).toBe('OPEN');
  });

  it('knows no other request', async () => {
    refundRequestId = newId();
    await expect(decline()).rejects.toMatchObject({ name: 'RefundRequestNotFoundError' });
    await expect(approve()).rejects.toMatchObject({ name: 'RefundRequestNotFoundError' });
  });
});
