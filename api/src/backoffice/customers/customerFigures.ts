import { db, type Transaction } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import {
  IS_SALE,
  readSalesFigures,
  SALES_FIGURES,
  type SalesFigureColumns,
} from '../../shop/invoices/sales/salesFigures.ts';
import { UNSOLD_STATES } from '../../shop/orders/orderStates.ts';
import { firstIdSince } from '../../platform/core/uuids.ts';
import { withRefreshLock } from '../../shop/recommendations/refreshRecommendations.ts';

/** What a customer has ordered and paid for, in paise. */
export interface CustomerFigures {
  /** The orders that were placed, without cancelled ones and those that were refunded in full. */
  numberOfOrders: number;
  amountSpent: number;
  /** What credit notes took back. */
  amountRefunded: number;
  lastOrderAt: Date | null;
}

/** The columns of `CUSTOMER_FIGURES` as PostgreSQL returns them. */
export interface CustomerFigureColumns extends SalesFigureColumns {
  id: string;
  numberOfOrders: number;
  lastOrderAt: Date | null;
}

/** The figures of each row of `customer (id)`, by the indexes of a shopper's orders and of an invoice's sales. */
const CUSTOMER_FIGURES = Prisma.sql`
  SELECT customer.id, placed."numberOfOrders", placed."lastOrderAt", sold.*
  FROM customer CROSS JOIN LATERAL (
    SELECT count(*)::int AS "numberOfOrders", max(created_at) AS "lastOrderAt"
    FROM orders WHERE user_id = customer.id AND status <> ALL (${UNSOLD_STATES}::order_status[])
  ) placed CROSS JOIN LATERAL (
    SELECT ${SALES_FIGURES}
    FROM orders JOIN invoices ON invoices.order_id = orders.id JOIN sales sale ON sale.invoice_id = invoices.id
    WHERE orders.user_id = customer.id AND ${IS_SALE}
  ) sold`;

export async function readCustomerFigures(userIds: readonly string[]): Promise<Map<string, CustomerFigures>> {
  const rows = await db.$queryRaw<CustomerFigureColumns[]>`
    WITH customer AS (SELECT unnest(${userIds}::uuid[]) AS id) ${CUSTOMER_FIGURES}`;
  return new Map(
    rows.map(({ id, numberOfOrders, lastOrderAt, ...sales }) => {
      const { netSales, returns } = readSalesFigures(sales);
      return [id, { numberOfOrders, lastOrderAt, amountSpent: netSales, amountRefunded: returns }];
    }),
  );
}

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
    if (await isUncounted(tx)) return store(tx, ALL_CUSTOMERS);
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
  return withRefreshLock('customerFigures', (tx) => store(tx, ALL_CUSTOMERS));
}

const ALL_CUSTOMERS = Prisma.sql`SELECT DISTINCT user_id AS id FROM orders`;

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

/** The city of a shopper, and the number that riders call. */
export interface CustomerContact {
  city: string | null;
  mobile: string | null;
}

/** The contact of each shopper: of the address that was saved last, else of the last order. */
export async function readCustomerContacts(userIds: readonly string[]): Promise<Map<string, CustomerContact>> {
  const rows = await db.$queryRaw<(CustomerContact & { id: string })[]>`
    SELECT customer.id::text, COALESCE(saved.city, placed.city) AS city, COALESCE(saved.mobile, placed.mobile) AS mobile
    FROM unnest(${userIds}::uuid[]) AS customer (id)
    LEFT JOIN LATERAL (
      SELECT city, mobile FROM addresses WHERE user_id = customer.id AND is_active ORDER BY id DESC LIMIT 1
    ) saved ON true
    LEFT JOIN LATERAL (
      SELECT city, mobile FROM orders WHERE user_id = customer.id ORDER BY id DESC LIMIT 1
    ) placed ON true`;
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
}
