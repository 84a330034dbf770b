import { firstIdSince } from '../../platform/core/uuids.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { withRefreshLock } from '../../shop/recommendations/withRefreshLock.ts';
import { CUSTOMER_FIGURES } from './customerFigures.ts';

/** Ten runs, so that a transaction that commits late, or a run that fails, loses nothing. */
const WINDOW_MS = 10 * 60_000;
const BATCH_SIZE = 500;

interface ChangedFigures {
  id: string;
  numberOfOrders: number;
  amountSpent: bigint;
  lastOrderAt: Date | null;
}

/**
 * Stores the figures that the list of customers is sorted by, of those whose orders or sales have changed in the last minutes; of all
 * customers while none has any, as after the update to the release with these figures. Returns the number of changed customers, and null
 * while another process counts.
 */
export async function refreshCustomerFigures(now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - WINDOW_MS);
  return withRefreshLock('customerFigures', async (tx) => {
    if (await isUncounted(tx)) return store(tx, EVERYBODY);
    return store(
      tx,
      Prisma.sql`
        SELECT orders.user_id AS id FROM order_events JOIN orders ON orders.id = order_events.order_id
        WHERE order_events.id >= ${firstIdSince(since.getTime())}::uuid
        UNION
        SELECT orders.user_id FROM sales JOIN invoices ON invoices.id = sales.invoice_id JOIN orders ON orders.id = invoices.order_id
        WHERE sales.happened_at >= ${since}`,
    );
  });
}

/** Stores the figures of all customers, also of those whose change no run has seen. */
export async function recountCustomerFigures(): Promise<number | null> {
  return withRefreshLock('customerFigures', (tx) => store(tx, EVERYBODY));
}

const EVERYBODY = Prisma.sql`SELECT DISTINCT user_id AS id FROM orders`;

/** Two look-ups by indexes. */
async function isUncounted(tx: Transaction): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ isUncounted: boolean }]>`
    SELECT (SELECT max(number_of_orders) FROM users WHERE status <> 'INACTIVE') = 0 AND EXISTS (SELECT FROM orders) AS "isUncounted"`;
  return row.isUncounted;
}

/** Stores the figures of the selected customers that differ. Each batch is a transaction of its own, so that it holds their rows shortly. */
async function store(tx: Transaction, selection: Prisma.Sql): Promise<number> {
  const changed = await tx.$queryRaw<ChangedFigures[]>`
    WITH customer AS (${selection}), counted AS (${CUSTOMER_FIGURES})
    SELECT users.id::text, counted."numberOfOrders", counted."netSales" AS "amountSpent", counted."lastOrderAt"
    FROM counted JOIN users ON users.id = counted.id
    WHERE (users.number_of_orders, users.amount_spent_paise, users.last_order_at)
      IS DISTINCT FROM (counted."numberOfOrders", counted."netSales", counted."lastOrderAt")
    ORDER BY users.id`;
  for (let start = 0; start < changed.length; start += BATCH_SIZE) {
    const batch = changed.slice(start, start + BATCH_SIZE);
    await db.$executeRaw`
      UPDATE users SET number_of_orders = changed.orders, amount_spent_paise = changed.spent, last_order_at = changed.last
      FROM unnest(
        ${batch.map(({ id }) => id)}::uuid[], ${batch.map(({ numberOfOrders }) => numberOfOrders)}::int[],
        ${batch.map(({ amountSpent }) => amountSpent)}::bigint[], ${batch.map(({ lastOrderAt }) => lastOrderAt)}::timestamptz[]
      ) AS changed (id, orders, spent, last) WHERE users.id = changed.id`;
  }
  return changed.length;
}
