import type { Transaction } from '../../../platform/db/client.ts';
import type { RefundRequest, RefundRequestLine } from '../../../platform/db/generated/client.ts';
import { lockOrder, type LockedOrder } from '../../orders/lockOrder.ts';
import { RefundRequestDecidedError, RefundRequestNotFoundError } from './refundRequestErrors.ts';

/** An open request of an order that the transaction has locked. */
export interface OpenRefundRequest {
  order: LockedOrder;
  request: RefundRequest & { lines: RefundRequestLine[] };
}

/**
 * Locks the order of a refund request, so that one of several decisions is made.
 * @throws RefundRequestNotFoundError, RefundRequestDecidedError
 */
export async function lockRefundRequest(tx: Transaction, refundRequestId: string): Promise<OpenRefundRequest> {
  const where = { id: refundRequestId };
  const found = await tx.refundRequest.findUnique({ where, select: { orderId: true } });
  const order = found && (await lockOrder(tx, found.orderId));
  if (!order) throw new RefundRequestNotFoundError();
  const request = await tx.refundRequest.findUniqueOrThrow({ where, include: { lines: true } });
  if (request.status !== 'OPEN') throw new RefundRequestDecidedError(refundRequestId, request.status);
  return { order, request };
}
