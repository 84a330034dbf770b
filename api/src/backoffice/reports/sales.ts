import type { DateRange } from '../../platform/core/shopCalendar.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { dayOf, shopTime, happenedWithin } from '../../platform/db/shopTimeSql.ts';
import { FEE_NAMES } from '../../shop/invoices/invoiceDocument.ts';
import { issuedWithin, roundedWithin, IS_SALE, SALES_FIGURES } from '../../shop/invoices/sales/salesFigures.ts';
import { column, PRODUCT_COLUMNS, summed, type ReportColumn, type ReportDefinition } from './report.ts';

/** The number of orders, in reports that count each order in one row. */
const ORDERS_COLUMN = summed.integer('orders', 'Orders', 'Orders that left the shop.');
const PIECES_COLUMN = summed.integer('pieces', 'Pieces', 'Pieces sold, less refunded ones.');
const ROUND_OFF_COLUMN = summed.money(
  'roundOff',
  'Round off',
  'What rounding cash to whole rupees added to net sales. Negative if it took some off.',
);
/** The columns of all reports of sales, which `SALES_FIGURES` selects. */
const SALES_COLUMNS: readonly ReportColumn[] = [
  summed.money('grossSales', 'Gross sales', 'Charged on invoices, including tax but not tips.'),
  summed.money('returns', 'Refunds', 'Refunded on credit notes.'),
  summed.money('netSales', 'Net sales', 'Gross sales less refunds.'),
  summed.money('tax', 'GST in net sales', 'The tax included in net sales.'),
];

/** The figures of groups of sales, added up; a group without sales has zeros. */
const SUMMED_SALES = Prisma.sql`
  coalesce(sum("grossSales"), 0)::bigint AS "grossSales", coalesce(sum("returns"), 0)::bigint AS "returns",
  coalesce(sum("netSales"), 0)::bigint AS "netSales", coalesce(sum("tax"), 0)::bigint AS "tax"`;

/** The name of the fee that the rows of a line type have the figures of; null for products. */
export function feeName(lineType: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`CASE ${lineType} WHEN 'DELIVERY_FEE' THEN ${FEE_NAMES.DELIVERY_FEE}::text
    WHEN 'HANDLING_FEE' THEN ${FEE_NAMES.HANDLING_FEE}::text END`;
}

/** The rows of `sales` that count in a range, as `sale`: by the day of their document, without tips. */
export function soldWithin({ first, last }: DateRange): Prisma.Sql {
  return Prisma.sql`sales sale WHERE ${happenedWithin(Prisma.sql`sale.happened_at`, first, last)} AND ${IS_SALE}`;
}

/** The figures of each product in a range, and of each kind of fee, whose product is null. */
function soldProducts(range: DateRange): Prisma.Sql {
  return Prisma.sql`
    SELECT sale.product_id, sale.line_type, sum(sale.quantity)::bigint AS pieces,
      sum(sale.discount_paise)::bigint AS discount, ${SALES_FIGURES}
    FROM ${soldWithin(range)}
    GROUP BY sale.product_id, sale.line_type`;
}

/** The common table expressions `sold` and `left_shop`: the sales and the orders of a range by a part of their time. */
function soldBy(part: 'day' | 'hour', range: DateRange): Prisma.Sql {
  const partOf = (moment: Prisma.Sql) =>
    part === 'day' ? dayOf(moment) : Prisma.sql`extract(hour FROM ${shopTime(moment)})::int`;
  return Prisma.sql`
    sold AS (
      SELECT ${partOf(Prisma.sql`sale.happened_at`)} AS part, ${SALES_FIGURES} FROM ${soldWithin(range)} GROUP BY 1
    ), left_shop AS (
      SELECT ${partOf(Prisma.sql`invoice.issued_at`)} AS part, count(*) AS orders FROM ${issuedWithin(range)} GROUP BY 1
    )`;
}

/** The sales of each day, also of days without any. */
export const SALES_BY_DAY: ReportDefinition = {
  group: 'SALES',
  title: 'Sales by day',
  description:
    'Sales count on the day the order leaves the shop with its invoice, and refunds on the day of their credit note.',
  columns: [
    column.day('day', 'Day'),
    ORDERS_COLUMN,
    ...SALES_COLUMNS,
    ROUND_OFF_COLUMN,
    {
      ...column.money('averageOrder', 'Average order', 'Net sales per order.'),
      total: Prisma.sql`round(sum("netSales") / nullif(sum("orders"), 0))`,
    },
  ],
  chart: { kind: 'COLUMNS', label: 'day', value: 'netSales' },
  rows: (range) => Prisma.sql`
    WITH ${soldBy('day', range)}, by_rounding AS (
      SELECT ${dayOf(Prisma.sql`happened_at`)} AS part, sum(round_off) AS round_off
      FROM ${roundedWithin(range)}
      GROUP BY 1
    ), by_day AS (
      SELECT days.day::date AS day, coalesce(max(left_shop.orders), 0) AS orders, ${SUMMED_SALES},
        coalesce(max(by_rounding.round_off), 0)::bigint AS "roundOff"
      FROM generate_series(${range.first}::timestamp, ${range.last}::timestamp, '1 day') AS days (day)
      LEFT JOIN sold ON sold.part = days.day::date LEFT JOIN left_shop ON left_shop.part = days.day::date
      LEFT JOIN by_rounding ON by_rounding.part = days.day::date
      GROUP BY days.day
    )
    SELECT *, round("netSales"::numeric / nullif(orders, 0)) AS "averageOrder" FROM by_day`,
  order: Prisma.sql`day`,
};

/** The sales of each hour of the day, over all days of the range. */
export const SALES_BY_HOUR: ReportDefinition = {
  group: 'SALES',
  title: 'Sales by hour',
  description: 'When orders leave the shop: by hour of the day in India, over the whole range.',
  columns: [column.hour('hour', 'Hour'), ORDERS_COLUMN, ...SALES_COLUMNS],
  chart: { kind: 'COLUMNS', label: 'hour', value: 'orders' },
  rows: (range) => Prisma.sql`
    WITH ${soldBy('hour', range)}
    SELECT hours.hour, coalesce(max(left_shop.orders), 0) AS orders, ${SUMMED_SALES}
    FROM generate_series(0, 23) AS hours (hour)
    LEFT JOIN sold ON sold.part = hours.hour LEFT JOIN left_shop ON left_shop.part = hours.hour
    GROUP BY hours.hour`,
  order: Prisma.sql`hour`,
};

/** The sales of each category; the rows add up to all sales, because each product counts in one of them. */
export const SALES_BY_CATEGORY: ReportDefinition = {
  group: 'SALES',
  title: 'Sales by category',
  description:
    'A product in several categories counts once, in the first by name. Fees and products without a category have their own rows.',
  columns: [column.text('category', 'Category'), PIECES_COLUMN, ...SALES_COLUMNS],
  chart: { kind: 'BARS', label: 'category', value: 'netSales' },
  rows: (range) => Prisma.sql`
    SELECT coalesce(place.name, ${feeName(Prisma.sql`sold.line_type`)}, 'No category') AS category,
      sum(sold.pieces)::bigint AS pieces, ${SUMMED_SALES}
    FROM (${soldProducts(range)}) sold
    LEFT JOIN (
      SELECT link.product_id, min(category.name) AS name
      FROM product_categories link JOIN categories category ON category.id = link.category_id
      GROUP BY link.product_id
    ) place ON place.product_id = sold.product_id
    GROUP BY 1`,
  order: Prisma.sql`"netSales" DESC, category`,
};

export const SALES_BY_PRODUCT: ReportDefinition = {
  group: 'SALES',
  title: 'Sales by product',
  description: 'Products by their current names, including ones no longer sold. Fees have their own rows.',
  columns: [...PRODUCT_COLUMNS, PIECES_COLUMN, ...SALES_COLUMNS],
  chart: { kind: 'BARS', label: 'product', value: 'netSales' },
  rows: (range) => Prisma.sql`
    SELECT coalesce(product.name, ${feeName(Prisma.sql`sold.line_type`)}) AS product, product.unit, product.sku, sold.pieces,
      sold."grossSales", sold."returns", sold."netSales", sold."tax"
    FROM (${soldProducts(range)}) sold LEFT JOIN products product ON product.id = sold.product_id`,
  order: Prisma.sql`"netSales" DESC, product, sku`,
};

export const SALES_BY_PAYMENT_METHOD: ReportDefinition = {
  group: 'SALES',
  title: 'Sales by payment method',
  description: 'Sales and refunds by how the order was paid. Tips are left out, as in all sales reports.',
  columns: [column.text('method', 'Payment method'), ORDERS_COLUMN, ...SALES_COLUMNS, ROUND_OFF_COLUMN],
  chart: { kind: 'BARS', label: 'method', value: 'netSales' },
  rows: (range) => Prisma.sql`
    WITH sold AS (
      SELECT sale.payment_method, ${SALES_FIGURES} FROM ${soldWithin(range)} GROUP BY sale.payment_method
    ), left_shop AS (
      SELECT orders.payment_method, count(*) AS orders
      FROM (SELECT invoice.order_id FROM ${issuedWithin(range)}) invoice JOIN orders ON orders.id = invoice.order_id
      GROUP BY orders.payment_method
    ), by_rounding AS (
      SELECT payment_method, sum(round_off)::bigint AS round_off FROM ${roundedWithin(range)} GROUP BY payment_method
    )
    SELECT CASE payment_method WHEN 'ONLINE' THEN 'Online payment' ELSE 'Cash on delivery' END AS method,
      coalesce(left_shop.orders, 0) AS orders, "grossSales", "returns", "netSales", "tax",
      coalesce(by_rounding.round_off, 0) AS "roundOff"
    FROM sold LEFT JOIN left_shop USING (payment_method) LEFT JOIN by_rounding USING (payment_method)`,
  order: Prisma.sql`"netSales" DESC, method`,
};

export const DISCOUNTS: ReportDefinition = {
  group: 'PROMOTIONS',
  title: 'Discounts by product',
  description:
    'Products sold below their MRP, and what that cost: discounts on sold pieces, less those on refunded ones.',
  columns: [
    ...PRODUCT_COLUMNS,
    PIECES_COLUMN,
    summed.money('atMrp', 'At MRP', 'Net sales before the discount.'),
    summed.money('discount', 'Discount'),
    summed.money('netSales', 'Net sales'),
    {
      ...column.percent('share', 'Discount %', 'The discount as a share of sales at MRP.'),
      total: Prisma.sql`round(100 * sum(discount) / nullif(sum("atMrp"), 0), 1)`,
    },
  ],
  chart: { kind: 'BARS', label: 'product', value: 'discount' },
  rows: (range) => Prisma.sql`
    SELECT product.name AS product, product.unit, product.sku, sold.pieces, sold."netSales" + sold.discount AS "atMrp", sold.discount,
      sold."netSales", round(100.0 * sold.discount / nullif(sold."netSales" + sold.discount, 0), 1) AS share
    FROM (${soldProducts(range)}) sold JOIN products product ON product.id = sold.product_id
    WHERE sold.discount <> 0`,
  order: Prisma.sql`discount DESC, product, sku`,
};
