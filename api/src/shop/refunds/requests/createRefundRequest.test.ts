import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { makeShopper, makeStaff, newId } from '../../../testing/fixtures.ts';
import { makeOrder, type OrderFixture } from '../../../testing/orderFixtures.ts';
import { paymentServices } from '../../../testing/paymentFixtures.ts';
import { makeDeliveredOrder, makeRequestPhoto, reportProblem } from '../../../testing/refundRequestFixtures.ts';
import { OrderNotFoundError } from '../../orders/orderErrors.ts';
import { refundLines } from '../refundPieces.ts';
import { declineRefundRequest } from './decideRefundRequest.ts';
import { MAX_REFUND_REQUESTS, REFUND_REQUEST_WINDOW_MS } from './refundRequests.ts';

let order: OrderFixture;

beforeEach(async () => {
  order = await makeDeliveredOrder([2, 1]);
});

const requests = (orderId = order.orderId) =>
  db.refundRequest.findMany({ where: { orderId }, include: { lines: true } });
const pieces = (...quantities: number[]) => ({
  lines: quantities.map((quantity, index) => ({ orderLineId: order.lineIds[index] ?? '', quantity })),
});

describe('createRefundRequest', () => {
  it('writes pieces, reason, note and photos in their order', async () => {
    const photoIds = [await makeRequestPhoto(order.viewer), await makeRequestPhoto(order.viewer)].toReversed();
    const id = await reportProblem(order, { ...pieces(2, 1), photoIds });
    expect(await requests()).toMatchObject([
      {
        ...{ id, status: 'OPEN', reason: 'DAMAGED', note: 'The packet is torn', refundId: null, decidedAt: null },
        lines: order.lineIds.map((orderLineId, index) => ({ orderLineId, quantity: [2, 1][index] })),
      },
    ]);
    const photos = await db.refundRequestPhoto.findMany({
      where: { refundRequestId: id },
      orderBy: { position: 'asc' },
    });
    expect(photos.map((photo) => photo.id)).toEqual(photoIds);
  });

  it('returns the same request for a repeated call, and refuses the key for another report', async () => {
    const photoIds = [await makeRequestPhoto(order.viewer)];
    const report = { idempotencyKey: newId(), photoIds };
    const id = await reportProblem(order, report);
    expect(await Promise.all([reportProblem(order, report), reportProblem(order, report)])).toEqual([id, id]);
    await expect(reportProblem(order, { ...report, reason: 'EXPIRED' })).rejects.toMatchObject({
      name: 'IdempotencyKeyReusedError',
    });
    expect(await requests()).toHaveLength(1);
  });

  it('is for the shopper who ordered alone', async () => {
    for (const role of ['USER', 'ADMIN', 'PICKER', 'RIDER'] as const) {
      const viewer = await makeShopper({ role });
      await expect(reportProblem({ ...order, viewer })).rejects.toThrow(OrderNotFoundError);
    }
    expect(await requests()).toEqual([]);
  });

  it('needs a delivered order', async () => {
    const open = await makeOrder();
    await expect(reportProblem(open)).rejects.toThrow('once your order is delivered');
    await db.order.update({ where: { id: order.orderId }, data: { status: 'REFUNDED' } });
    await expect(reportProblem(order)).rejects.toThrow('once your order is delivered');
  });

  it('is possible for 48 hours after the delivery', async () => {
    const deliveredAt = new Date('2026-03-02T12:00:00Z');
    const late = await makeDeliveredOrder([2], 'CASH_ON_DELIVERY', deliveredAt);
    const end = deliveredAt.getTime() + REFUND_REQUEST_WINDOW_MS;
    expect(REFUND_REQUEST_WINDOW_MS).toBe(48 * 60 * 60 * 1000);
    await expect(reportProblem(late, {}, new Date(end + 1))).rejects.toThrow('too long ago');
    await reportProblem(late, {}, new Date(end));
    expect(await requests(late.orderId)).toHaveLength(1);
  });

  it('takes at most what was delivered and is neither refunded nor in an open request', async () => {
    await expect(reportProblem(order, pieces(3))).rejects.toThrow(/^You can report at most 2 of Product/);
    await reportProblem(order, pieces(1));
    await expect(reportProblem(order, pieces(2))).rejects.toThrow(/^You can report at most 1 of Product/);
    const admin = await makeStaff('REFUNDS');
    await refundLines(admin, { orderId: order.orderId, ...pieces(1), note: null }, paymentServices());
    await expect(reportProblem(order, pieces(1))).rejects.toThrow(/already reported or refunded$/);
  });

  it('takes pieces again whose request was declined, and none that were missing', async () => {
    const refundRequestId = await reportProblem(order, pieces(2));
    const admin = await makeStaff('REFUNDS');
    await declineRefundRequest(admin, { refundRequestId, note: 'No photo' }, paymentServices());
    await db.orderLine.update({ where: { id: order.lineIds[0] ?? '' }, data: { missingQuantity: 1 } });
    await expect(reportProblem(order, pieces(2))).rejects.toThrow('at most 1');
    await reportProblem(order, pieces(1));
  });

  it('refuses a line that is named twice, and one of another order', async () => {
    const [orderLineId = ''] = order.lineIds;
    const twice = { lines: [1, 1].map((quantity) => ({ orderLineId, quantity })) };
    await expect(reportProblem(order, twice)).rejects.toThrow('each line only once');
    const other = await makeDeliveredOrder();
    const foreign = { lines: [{ orderLineId: other.lineIds[0] ?? '', quantity: 1 }] };
    await expect(reportProblem(order, foreign)).rejects.toThrow('not in this order');
  });

  it('accepts five requests of an order', async () => {
    const large = await makeDeliveredOrder([9]);
    for (let sent = 0; sent < MAX_REFUND_REQUESTS; sent += 1) await reportProblem(large);
    await expect(reportProblem(large)).rejects.toThrow('several problems');
    expect(await requests(large.orderId)).toHaveLength(5);
  });

  it('needs a note for another reason', async () => {
    await expect(reportProblem(order, { reason: 'OTHER', note: null })).rejects.toMatchObject({
      issues: [{ path: 'note', message: 'Tell us what went wrong' }],
    });
    await reportProblem(order, { reason: 'OTHER', note: 'It smells' });
  });

  it('refuses photos of another shopper, of another request, unknown ones and twice the same, and changes nothing', async () => {
    const used = await makeRequestPhoto(order.viewer);
    await reportProblem(order, { photoIds: [used] });
    const own = await makeRequestPhoto(order.viewer);
    const foreign = await makeRequestPhoto(await makeShopper());
    for (const photoIds of [[foreign], [used], [newId()], [own, own], [own, foreign]]) {
      await expect(reportProblem(order, { photoIds })).rejects.toMatchObject({
        name: 'RefundRequestPhotoNotFoundError',
      });
    }
    expect(await requests()).toHaveLength(1);
    expect(await db.refundRequestPhoto.findUnique({ where: { id: own } })).toMatchObject({ refundRequestId: null });
  });

  it('never reports a piece twice for concurrent calls', async () => {
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => reportProblem(order, pieces(1))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await requests()).toHaveLength(2);
  });

  it('uses a photo once for concurrent calls', async () => {
    const photoIds = [await makeRequestPhoto(order.viewer)];
    const results = await Promise.allSettled([0, 1, 2].map(() => reportProblem(order, { photoIds })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
