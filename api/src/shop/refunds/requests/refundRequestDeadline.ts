import type { Order } from '../../../platform/db/generated/client.ts';
import { REFUND_REQUEST_WINDOW_MS } from './refundRequestLimits.ts';

/** Until when the shopper can report a problem with the order; null before its delivery. */
export function refundRequestDeadline({ deliveredAt }: Pick<Order, 'deliveredAt'>): Date | null {
  return deliveredAt && new Date(deliveredAt.getTime() + REFUND_REQUEST_WINDOW_MS);
}

/** Whether the state and the age of the order allow a report. */
export function isReportable(order: Pick<Order, 'status' | 'deliveredAt'>, now: Date): boolean {
  const deadline = refundRequestDeadline(order);
  return order.status === 'DELIVERED' && deadline !== null && now <= deadline;
}
