import { typeid } from 'typeid-js';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { claimIdempotencyKey } from '../../../platform/db/claimIdempotencyKey.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import { Prisma, type RefundRequestReason } from '../../../platform/db/generated/client.ts';
import { lockOrder } from '../../orders/lockOrder.ts';
import { OrderNotFoundError } from '../../orders/orderErrors.ts';
import { publishOrderChange } from '../../orders/transitionOrder.ts';
import { NotRefundableError } from '../../payments/paymentErrors.ts';
import type { PaymentServices } from '../../payments/paymentServices.ts';
import type { RefundedLines } from '../createRefund.ts';
import { findReportablePieces, isReportable, MAX_REFUND_REQUESTS } from './refundRequests.ts';
import { attachPhotos } from './photos/refundRequestPhotos.ts';

export interface NewRefundRequest {
  orderId: string;
  lines: RefundedLines;
  reason: RefundRequestReason;
  note: string | null;
  photoIds: readonly string[];
  idempotencyKey: string;
}

export interface CreatedRefundRequest {
  refundRequestId: string;
  orderId: string;
}

const NO_NOTE = 'Tell us what went wrong';

/**
 * Reports a problem with pieces of the viewer's delivered order, for an admin to decide. The order is locked, so that concurrent requests
 * and refunds can't contain the same piece twice. A repeated call with the same key returns the same request.
 * @throws InvalidInputError, OrderNotFoundError, NotRefundableError, RefundRequestPhotoNotFoundError, IdempotencyKeyReusedError
 */
export async function createRefundRequest(
  { userId }: Viewer,
  request: NewRefundRequest,
  { pubSub, now }: Pick<PaymentServices, 'pubSub' | 'now'>,
): Promise<CreatedRefundRequest> {
  const { orderId, lines, reason, note, photoIds, idempotencyKey: key } = request;
  if (reason === 'OTHER' && note === null) throw new InvalidInputError([{ path: 'note', message: NO_NOTE }]);
  return db.$transaction(async (tx) => {
    const newId = typeid().toUUID();
    const agreed = JSON.stringify([orderId, lines, reason, note, photoIds]);
    const write = { userId, operation: 'refundRequestCreate', key, request: agreed, resultId: newId };
    const earlierId = await claimIdempotencyKey(tx, write);
    if (earlierId) return { refundRequestId: earlierId, orderId };
    if (!(await lockOrder(tx, orderId, userId))) throw new OrderNotFoundError();
    await checkOrder(tx, orderId, now);
    await checkPieces(tx, orderId, lines);
    await tx.refundRequest.createMany({ data: { id: newId, orderId, reason, note, createdAt: now } });
    await tx.refundRequestLine.createMany({ data: lines.map((line) => ({ refundRequestId: newId, ...line })) });
    await attachPhotos(tx, { refundRequestId: newId, ownerId: userId, photoIds });
    await publishOrderChange(tx, orderId, pubSub);
    return { refundRequestId: newId, orderId };
  });
}

async function checkOrder(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const { _count, ...order } = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { status: true, deliveredAt: true, _count: { select: { refundRequests: true } } },
  });
  if (order.status !== 'DELIVERED')
    throw new NotRefundableError('You can report a problem once your order is delivered');
  if (!isReportable(order, now))
    throw new NotRefundableError('This order was delivered too long ago to report a problem here. Please contact us.');
  if (_count.refundRequests >= MAX_REFUND_REQUESTS)
    throw new NotRefundableError('You’ve already reported several problems with this order. Please contact us.');
}

async function checkPieces(tx: Transaction, orderId: string, lines: RefundedLines): Promise<void> {
  const pieces = await findReportablePieces(tx, Prisma.sql`line.order_id = ${orderId}::uuid`);
  const seen = new Set<string>();
  for (const { orderLineId, quantity } of lines) {
    if (seen.has(orderLineId)) throw new NotRefundableError('List each line only once');
    seen.add(orderLineId);
    const line = pieces.find(({ lineId }) => lineId === orderLineId);
    if (!line) throw new NotRefundableError('An item is not in this order');
    if (line.quantity <= 0) throw new NotRefundableError(`${line.name} is already reported or refunded`);
    if (quantity > line.quantity)
      throw new NotRefundableError(`You can report at most ${line.quantity} of ${line.name}`);
  }
}
