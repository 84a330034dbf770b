import { db } from '../../../platform/db/client.ts';
import { lockOrder } from '../../orders/lockOrder.ts';
import { recordMissingSales } from './recordMissingSales.ts';

/** The job that records the sales of invoices that have none. */
export const BACKFILL_SALES = 'backfillSales';

const BATCH = 500;

/**
 * Records the sales of all invoices that have none: those of releases without sales. An order is a transaction, so that an interrupted run
 * continues where it stopped. Returns the number of invoices.
 */
export async function backfillSales(): Promise<number> {
  let count = 0;
  let after: string | undefined;
  for (;;) {
    const invoices = await db.invoice.findMany({
      where: { sales: { none: {} }, ...(after !== undefined && { id: { gt: after } }) },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, orderId: true },
    });
    for (const { orderId } of invoices) {
      await db.$transaction(async (tx) => {
        await lockOrder(tx, orderId);
        await recordMissingSales(tx, orderId);
      });
    }
    count += invoices.length;
    after = invoices.at(-1)?.id;
    if (after === undefined || invoices.length < BATCH) return count;
  }
}
