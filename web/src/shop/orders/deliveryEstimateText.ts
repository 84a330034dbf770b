import { MINUTE_MS } from '@kirana/shared/durations.ts';

interface EstimatedOrder {
  readonly estimatedDeliveryAt: string | null | undefined;
  readonly deliveredAt: string | null | undefined;
}

/** The minutes between `now` and the delivery estimate, at least 1, and whether the estimate is missed. */
export function minutesToEstimate(estimatedDeliveryAt: string, now: number): { minutes: number; isLate: boolean } {
  const left = Date.parse(estimatedDeliveryAt) - now;
  const isLate = left < 0;
  const minutes = isLate ? Math.floor(-left / MINUTE_MS) : Math.ceil(left / MINUTE_MS);
  return { minutes: Math.max(1, minutes), isLate };
}

/** The delivery estimate in words, as of `now` or as it ended. Null without an estimate. */
export function deliveryEstimateText(
  { estimatedDeliveryAt, deliveredAt }: EstimatedOrder,
  now: number,
): { text: string; isLate: boolean } | null {
  if (estimatedDeliveryAt == null) return null;
  if (deliveredAt != null) {
    const { minutes, isLate } = minutesToEstimate(estimatedDeliveryAt, Date.parse(deliveredAt));
    return { text: isLate ? `Delivered ${minutes} min late` : 'Delivered on time', isLate };
  }
  const { minutes, isLate } = minutesToEstimate(estimatedDeliveryAt, now);
  return { text: isLate ? `Running ${minutes} min late. Sorry!` : `Arriving in about ${minutes} min`, isLate };
}
