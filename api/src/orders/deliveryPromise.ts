import type { Transaction } from '../db/client.ts';
import type { DeliveryTimes } from '../money/shopTerms.ts';

/** Orders that are to be packed, and how many different products they have together. */
export interface PickingLoad {
  orders: number;
  lines: number;
}

/**
 * How many seconds an order is from the door: the packing of all that came before it, shared among the shop's pickers, its own
 * packing, and the ride.
 */
export function secondsToDoor(before: PickingLoad, lines: number, times: DeliveryTimes): number {
  const packing = (load: PickingLoad) =>
    load.orders * times.pickSecondsPerOrder + load.lines * times.pickSecondsPerLine;
  return packing(before) / times.pickers + packing({ orders: 1, lines }) + times.rideSeconds;
}

/** What has to be packed before an order that is placed now. Lines that are packed or missing are done with. */
export async function pickingLoad(tx: Pick<Transaction, '$queryRaw'>): Promise<PickingLoad> {
  const [load] = await tx.$queryRaw<[PickingLoad]>`
    SELECT count(DISTINCT orders.id)::int AS orders, count(*)::int AS lines
    FROM orders JOIN order_lines line ON line.order_id = orders.id
    WHERE orders.status IN ('PLACED', 'CONFIRMED', 'PICKING') AND line.picked_quantity + line.short_quantity < line.quantity`;
  return load;
}

/** When an order of so many lines that is placed now will be at the door; the order keeps it, whatever comes. */
export async function promiseDelivery(
  tx: Pick<Transaction, '$queryRaw'>,
  lines: number,
  { times, now }: { times: DeliveryTimes; now: Date },
): Promise<Date> {
  const seconds = secondsToDoor(await pickingLoad(tx), lines, times);
  return new Date(now.getTime() + Math.ceil(seconds) * 1000);
}
