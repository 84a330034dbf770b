import { MINUTE_MS } from '@kirana/shared/durations.ts';
import { formatTimeBeside, formatWhenBeside } from '../../ui/format/formatDateTime.ts';
import type { OrderHeadline_order$data } from './__generated__/OrderHeadline_order.graphql.ts';
import { isClosed } from './orderStates.ts';

/** The minutes between `now` and the delivery estimate, at least 1, and whether the estimate is missed. */
export function minutesToEstimate(estimatedDeliveryAt: string, now: number): { minutes: number; isLate: boolean } {
  const left = Date.parse(estimatedDeliveryAt) - now;
  const isLate = left < 0;
  const minutes = isLate ? Math.floor(-left / MINUTE_MS) : Math.ceil(left / MINUTE_MS);
  return { minutes: Math.max(1, minutes), isLate };
}

/** What is counted in minutes: a time further away is shown by the clock. */
const COUNTED_MINUTES = 60;
/** How long an order that is on its way is said to arrive any moment. */
const ARRIVING_MINUTES = 5;

/** When an order arrives, as of `now`, or has arrived; null for one that has no estimate or ended otherwise. */
export function deliveryEstimateText(
  { status, placedAt, estimatedDeliveryAt, deliveredAt }: Omit<OrderHeadline_order$data, ' $fragmentType' | 'isOnHold'>,
  now: number,
): string | null {
  if (status === 'DELIVERED' && deliveredAt != null) return `Delivered ${formatWhenBeside(deliveredAt, placedAt)}`;
  if (estimatedDeliveryAt == null || status === 'DELIVERY_FAILED' || isClosed(status)) return null;
  const { minutes, isLate } = minutesToEstimate(estimatedDeliveryAt, now);
  if (!isLate && minutes > COUNTED_MINUTES) return `Arriving by ${formatTimeBeside(estimatedDeliveryAt, placedAt)}`;
  if (!isLate) return `Arriving in ${minutes} min`;
  if (status === 'OUT_FOR_DELIVERY' && minutes <= ARRIVING_MINUTES) return 'Arriving now';
  return minutes > COUNTED_MINUTES ? 'Running late' : `Running ${minutes} min late`;
}
