import { db } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { addDays, type ShopDay, type DateRange } from '../../platform/core/shopCalendar.ts';
import {
  IS_SALE,
  readSalesFigures,
  SALES_FIGURES,
  type SalesFigureColumns,
  type SalesFigures,
  issuedWithin,
} from '../../shop/invoices/sales/salesFigures.ts';
import { dayOf, happenedWithin } from '../../platform/db/shopTimeSql.ts';

interface Sales extends SalesFigures {
  orderCount: number;
}

/** The sales of a range: of each day, in total, and of the same number of days before it. */
export interface SalesReport {
  days: (Sales & { date: ShopDay })[];
  total: Sales;
  previous: Sales;
}

const SALES_COLUMNS = ['orderCount', 'grossSales', 'returns', 'netSales', 'tax'] as const satisfies (keyof Sales)[];
const NO_SALES: Sales = { orderCount: 0, grossSales: 0, returns: 0, netSales: 0, tax: 0 };

/** Sums the sales by days of the shop's calendar, by one statement. A sale counts on the day of its document. */
export async function countSales(viewer: Viewer, { first, last, dayCount }: DateRange): Promise<SalesReport> {
  requirePermission(viewer, 'REPORTS');
  const earliest = addDays(first, -dayCount);
  const rows = await db.$queryRaw<(SalesFigureColumns & { date: ShopDay; orderCount: bigint })[]>`
    WITH sold AS (
      SELECT ${dayOf(Prisma.sql`sale.happened_at`)} AS day, ${SALES_FIGURES}
      FROM sales sale
      WHERE ${happenedWithin(Prisma.sql`sale.happened_at`, earliest, last)} AND ${IS_SALE}
      GROUP BY 1
    ), left_shop AS (
      SELECT ${dayOf(Prisma.sql`invoice.issued_at`)} AS day, count(*) AS "orderCount"
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
  const sum = { ...NO_SALES };
  for (const day of days) {
    for (const figure of SALES_COLUMNS) sum[figure] += day[figure];
  }
  return sum;
}

/** The cash of a range, in paise. */
export interface Cash {
  /** What riders and the shop collected on delivery, tips included. */
  collected: number;
  /** What was refunded in cash. */
  refunded: number;
  /** What whole rupees have added to both; negative when they took off. */
  roundOff: number;
}

/** Sums the cash of a range by the days on which it changed hands, by one statement. */
export async function countCash(viewer: Viewer, { first, last }: DateRange): Promise<Cash> {
  requirePermission(viewer, 'REPORTS');
  const [cash] = await db.$queryRaw<Record<keyof Cash, bigint>[]>`
    WITH paid AS (
      SELECT coalesce(sum(payment.amount_paise), 0) AS amount, coalesce(sum(payment.round_off_paise), 0) AS round_off FROM payments payment
      WHERE payment.method = 'CASH_ON_DELIVERY' AND ${happenedWithin(Prisma.sql`payment.paid_at`, first, last)}
    ), paid_back AS (
      SELECT coalesce(sum(refund.amount_paise), 0) AS amount, coalesce(sum(refund.round_off_paise), 0) AS round_off FROM refunds refund
      JOIN payments payment ON payment.id = refund.payment_id
      WHERE refund.status = 'SUCCEEDED' AND (refund.method = 'CASH' OR (refund.method = 'ORIGINAL_PAYMENT' AND payment.method = 'CASH_ON_DELIVERY'))
        AND ${happenedWithin(Prisma.sql`refund.settled_at`, first, last)}
    )
    SELECT (paid.amount + paid.round_off)::bigint AS collected, (paid_back.amount + paid_back.round_off)::bigint AS refunded,
      (paid.round_off - paid_back.round_off)::bigint AS "roundOff"
    FROM paid, paid_back`;
  return {
    collected: Number(cash?.collected ?? 0),
    refunded: Number(cash?.refunded ?? 0),
    roundOff: Number(cash?.roundOff ?? 0),
  };
}

/** The number of products, and of those that need an admin's attention. */
export interface ProductCounts {
  total: number;
  hidden: number;
  lowOnStock: number;
  outOfStock: number;
}

/** Counts the products that are not deleted, including hidden ones, by one statement. */
export async function countProducts(viewer: Viewer): Promise<ProductCounts> {
  requirePermission(viewer, 'REPORTS');
  const [counts] = await db.$queryRaw<ProductCounts[]>`
    SELECT count(*)::int AS "total",
      (count(*) FILTER (WHERE NOT is_published))::int AS hidden,
      (count(*) FILTER (WHERE stock <= low_stock_threshold))::int AS "lowOnStock",
      (count(*) FILTER (WHERE stock = 0))::int AS "outOfStock"
    FROM products WHERE deleted_at IS NULL`;
  return counts ?? { total: 0, hidden: 0, lowOnStock: 0, outOfStock: 0 };
}

const MAX_RESULTS = 10;

export interface TopProduct {
  productId: string;
  name: string;
  /** The pieces sold, less those that were returned in the range. */
  quantity: number;
  revenuePaise: number;
}

/** Finds the products with the largest sales in a range, by pieces and then by revenue, by one statement. */
export async function findTopProducts(viewer: Viewer, { first, last }: DateRange): Promise<TopProduct[]> {
  requirePermission(viewer, 'REPORTS');
  const rows = await db.$queryRaw<{ productId: string; name: string; quantity: bigint; revenue: bigint }[]>`
    WITH bought AS (
      SELECT sale.product_id, sum(sale.quantity) AS quantity, sum(sale.total_paise) AS revenue
      FROM sales sale
      WHERE ${happenedWithin(Prisma.sql`sale.happened_at`, first, last)} AND sale.line_type = 'PRODUCT'
      GROUP BY sale.product_id HAVING sum(sale.quantity) > 0
      ORDER BY 2 DESC, 3 DESC, 1 LIMIT ${MAX_RESULTS}
    )
    SELECT bought.product_id::text AS "productId", latest.name, bought.quantity, bought.revenue::bigint
    FROM bought, LATERAL (
      SELECT line.name FROM order_lines line
      WHERE line.product_id = bought.product_id ORDER BY line.id DESC LIMIT 1
    ) latest
    ORDER BY bought.quantity DESC, bought.revenue DESC, bought.product_id`;
  return rows.map(({ productId, name, quantity, revenue }) => ({
    productId,
    name,
    quantity: Number(quantity),
    revenuePaise: Number(revenue),
  }));
}
