import type { RefundRequestStatus, Order, Prisma } from '../../../platform/db/generated/client.ts';
import { defineUserError } from '../../../platform/core/errors/userError.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import { HOUR_MS } from '@kirana/shared/durations.ts';

export class RefundRequestNotFoundError extends defineUserError({
  description: 'There is no such request.',
  message: 'We can’t find this refund request',
}) {}

export class RefundRequestDecidedError extends defineUserError({ description: 'The request was decided before.' }) {
  readonly refundRequestId: string;

  constructor(refundRequestId: string, status: RefundRequestStatus) {
    super(`This refund request was already ${status.toLowerCase()}`);
    this.refundRequestId = refundRequestId;
  }
}

export class RefundRequestPhotoNotFoundError extends defineUserError({
  description: 'A photo is no longer there, belongs to another user, or has a request.',
  message: 'A photo is no longer there. Remove your photos and add them again.',
}) {}

/** How long after its delivery the shopper can report a problem with an order. */
export const REFUND_REQUEST_WINDOW_MS = 48 * HOUR_MS;

/** The most requests of one order, whatever was decided. */
export const MAX_REFUND_REQUESTS = 5;

/** The longest note of a shopper, in characters. */
export const MAX_REQUEST_NOTE = 500;

/** The most photos of one request. */
export const MAX_REQUEST_PHOTOS = 3;

/** The most photos of one shopper that no request uses. A further one replaces the oldest. */
export const MAX_UNUSED_PHOTOS = 6;

/** Until when the shopper can report a problem with the order; null before its delivery. */
export function refundRequestDeadline({ deliveredAt }: Pick<Order, 'deliveredAt'>): Date | null {
  return deliveredAt && new Date(deliveredAt.getTime() + REFUND_REQUEST_WINDOW_MS);
}

/** Whether the state and the age of the order allow a report. */
export function isReportable(order: Pick<Order, 'status' | 'deliveredAt'>, now: Date): boolean {
  const deadline = refundRequestDeadline(order);
  return order.status === 'DELIVERED' && deadline !== null && now <= deadline;
}

/** An order line with the number of its pieces that a new request can contain. */
export interface ReportablePieces {
  lineId: string;
  orderId: string;
  name: string;
  quantity: number;
}

/**
 * Counts the pieces of lines that were ordered and are neither missing, nor refunded, nor in an open request. Only those of a delivered
 * order can be reported. The condition is about `line`.
 */
export async function findReportablePieces(client: Pick<Transaction, '$queryRaw'>, condition: Prisma.Sql) {
  return client.$queryRaw<ReportablePieces[]>`
    SELECT line.id::text AS "lineId", line.order_id::text AS "orderId", line.name,
      line.quantity - line.missing_quantity - line.refunded_quantity - coalesce(sum(reported.quantity), 0)::int AS quantity
    FROM order_lines line
    LEFT JOIN (
      refund_request_lines reported
      JOIN refund_requests request ON request.id = reported.refund_request_id AND request.status = 'OPEN'
    ) ON reported.order_line_id = line.id
    WHERE ${condition}
    GROUP BY line.id`;
}
