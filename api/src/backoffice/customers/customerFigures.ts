import { db } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import {
  IS_SALE,
  readSalesFigures,
  SALES_FIGURES,
  type SalesFigureColumns,
} from '../../shop/invoices/sales/salesFigures.ts';
import { UNSOLD_STATES } from '../../shop/orders/orderStates.ts';

/** What a customer has ordered and paid for, in paise. */
export interface CustomerFigures {
  /** The orders that were placed, without cancelled ones and those that were refunded in full. */
  numberOfOrders: number;
  /** Net sales. */
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
export const CUSTOMER_FIGURES = Prisma.sql`
  SELECT customer.id, placed."numberOfOrders", placed."lastOrderAt", sold.*
  FROM customer CROSS JOIN LATERAL (
    SELECT count(*)::int AS "numberOfOrders", max(created_at) AS "lastOrderAt"
    FROM orders WHERE user_id = customer.id AND status <> ALL (${UNSOLD_STATES}::order_status[])
  ) placed CROSS JOIN LATERAL (
    SELECT ${SALES_FIGURES}
    FROM orders JOIN invoices ON invoices.order_id = orders.id JOIN sales sale ON sale.invoice_id = invoices.id
    WHERE orders.user_id = customer.id AND ${IS_SALE}
  ) sold`;

/** The figures of these customers, by one statement. */
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
