import { db } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { addDays, SHOP_TIME_ZONE, type ShopDay, type DateRange } from '../../platform/core/shopCalendar.ts';
import {
  IS_SALE,
  readSalesFigures,
  SALES_FIGURES,
  type SalesFigureColumns,
  type SalesFigures,
} from '../../shop/invoices/sales/salesFigures.ts';
import { issuedWithin } from '../../shop/invoices/sales/issuedWithin.ts';
import { happenedWithin } from '../../platform/db/keysetSql.ts';

/** The sales of one or more days. */
export interface Sales extends SalesFigures {
  /** The number of invoices. */
  orderCount: number;
}

/** The sales of a range: of each day, in total, and of the same number of days before it. */
export interface SalesReport {
  days: (Sales & { date: ShopDay })[];
  total: Sales;
  previous: Sales;
}

const NO_SALES: Sales = { orderCount: 0, grossSales: 0, returns: 0, netSales: 0, tax: 0 };

/** Sums the sales by days of the shop's calendar, by one statement. A sale counts on the day of its document. */
export async function countSales(viewer: Viewer, { first, last, dayCount }: DateRange): Promise<SalesReport> {
  requirePermission(viewer, 'REPORTS');
  const earliest = addDays(first, -dayCount);
  const rows = await db.$queryRaw<(SalesFigureColumns & { date: ShopDay; orderCount: bigint })[]>`
    WITH sold AS (
      SELECT (sale.happened_at AT TIME ZONE ${SHOP_TIME_ZONE})::date AS day, ${SALES_FIGURES}
      FROM sales sale
      WHERE ${happenedWithin(Prisma.sql`sale.happened_at`, earliest, last)} AND ${IS_SALE}
      GROUP BY 1
    ), left_shop AS (
      SELECT (invoice.issued_at AT TIME ZONE ${SHOP_TIME_ZONE})::date AS day, count(*) AS "orderCount"
      FROM ${issuedWithin({ first: earliest, last })}
      GROUP BY 1
    )
    SELECT day::text AS date, coalesce("orderCount", 0) AS "orderCount", coalesce("grossSales", 0) AS "grossSales",
      coalesce("returns", 0) AS "returns", coalesce("netSales", 0) AS "netSales", coalesce("tax", 0) AS "tax"
    FROM sold FULL JOIN left_shop USING (day)`;
  const byDate = new Map(
    rows.map(({ date, orderCount, ...figures }) => [
      date,
      { orderCount: Number(orderCount), ...readSalesFigures(figures) },
    ]),
  );
  const days = Array.from({ length: 2 * dayCount }, (_none, at) => addDays(earliest, at)).map((date) => ({
    date,
    ...(byDate.get(date) ?? NO_SALES),
  }));
  const [previous, within] = [days.slice(0, dayCount), days.slice(dayCount)];
  return { days: within, total: sumOf(within), previous: sumOf(previous) };
}

function sumOf(days: readonly Sales[]): Sales {
  return days.reduce<Sales>(
    (sum, { orderCount, grossSales, returns, netSales, tax }) => ({
      orderCount: sum.orderCount + orderCount,
      grossSales: sum.grossSales + grossSales,
      returns: sum.returns + returns,
      netSales: sum.netSales + netSales,
      tax: sum.tax + tax,
    }),
    NO_SALES,
  );
}
