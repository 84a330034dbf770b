import type { Transaction } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import type { DeliveryEstimateSettings, ShopSettings } from '../../platform/config/settings/shopSettings.ts';
import { workBegins } from '../settings/openingStatus.ts';

/** The orders that are not packed yet, and the number of their lines. */
export interface PickingLoad {
  orders: number;
  lines: number;
}

/**
 * The seconds until an order is delivered: the picking of all orders before it, divided among the shop's pickers, then its own
 * picking and the ride.
 */
export function deliverySeconds(before: PickingLoad, lines: number, times: DeliveryEstimateSettings): number {
  const picking = (load: PickingLoad) =>
    load.orders * times.pickSecondsPerOrder + load.lines * times.pickSecondsPerLine;
  return picking(before) / times.pickers + picking({ orders: 1, lines }) + times.rideSeconds;
}

interface EstimateSettings {
  shop: Pick<ShopSettings, 'times' | 'opening'>;
  now: Date;
}

/** The orders and lines that pickers process before an order of this moment. Orders on hold, and lines that are picked or missing, do not count. */
export async function pickingLoad(): Promise<PickingLoad> {
  const [load] = await queryRows<PickingLoad>(Prisma.sql`
    SELECT count(DISTINCT orders.id)::int AS orders, count(*)::int AS lines
    FROM orders JOIN order_lines line ON line.order_id = orders.id
    WHERE orders.status IN ('PLACED', 'CONFIRMED', 'PICKING') AND orders.hold_reason IS NULL
      AND line.picked_quantity + line.missing_quantity < line.quantity`);
  return load ?? { orders: 0, lines: 0 };
}

/**
 * The estimated time of delivery of an order that is placed now with this number of lines, or when the shop opens. The order stores it and
 * never updates it.
 */
export async function estimateDelivery(lines: number, { shop: { times, opening }, now }: EstimateSettings) {
  const seconds = deliverySeconds(await pickingLoad(), lines, times);
  return new Date(workBegins(opening, now).getTime() + Math.ceil(seconds) * 1000);
}

/** The same for an order that exists and is placed, or released, now. */
export async function estimateDeliveryOf(
  tx: Pick<Transaction, 'orderLine'>,
  orderId: string,
  settings: EstimateSettings,
): Promise<Date> {
  return estimateDelivery(await tx.orderLine.count({ where: { orderId } }), settings);
}
