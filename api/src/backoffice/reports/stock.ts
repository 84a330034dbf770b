import { type DateRange, addDays } from '../../platform/core/shopCalendar.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { dayOf, startOfDay, happenedWithin } from '../../platform/db/shopTimeSql.ts';
import { declarationWordsSql, missingDeclarationsSql } from '../../shop/catalogue/declarations/declarations.ts';
import { column, PRODUCT_COLUMNS, summed, type ReportColumn, type ReportDefinition } from './report.ts';

/** The columns that name a product and say what of it is in stock. */
const STOCK_COLUMNS: readonly ReportColumn[] = [
  ...PRODUCT_COLUMNS,
  summed.integer('stock', 'Stock', 'Pieces in stock now.'),
];

const VALUE_COLUMN: ReportColumn = summed.money(
  'value',
  'Value at price',
  'The stock at current selling prices, including tax. The shop doesn’t record what it paid for it.',
);

export const STOCK_VALUE: ReportDefinition = {
  group: 'STOCK',
  title: 'Stock value',
  description: 'All products as they are now, except deleted ones. Values are at selling price, not cost.',
  isOfNow: true,
  columns: [
    ...STOCK_COLUMNS,
    column.money('price', 'Price'),
    VALUE_COLUMN,
    summed.money('mrpValue', 'Value at MRP'),
    column.text('onSale', 'On sale', 'Whether shoppers can see it.'),
  ],
  chart: { kind: 'BARS', label: 'product', value: 'value' },
  source: { table: 'products', column: null },
  rows: () => Prisma.sql`
    SELECT name AS product, unit, sku, stock, price_paise AS price, stock * price_paise::bigint AS value,
      stock * mrp_paise::bigint AS "mrpValue", CASE WHEN is_published THEN 'Yes' ELSE 'No' END AS "onSale"
    FROM products WHERE deleted_at IS NULL`,
  order: Prisma.sql`value DESC, product, sku`,
};

/** Products in stock without recent orders. The ledger's last order of a product is found by its index. */
export const DEAD_STOCK: ReportDefinition = {
  group: 'STOCK',
  title: 'Dead stock',
  description:
    'Products in stock that have had no orders since the first of these days, and were already in the shop then.',
  columns: [
    ...STOCK_COLUMNS,
    VALUE_COLUMN,
    column.day('orderedOn', 'Last order', 'Empty if never ordered.'),
    column.integer('idleDays', 'Days since', 'Since the last order, or since it was added.'),
  ],
  chart: { kind: 'BARS', label: 'product', value: 'value' },
  source: { table: 'products', column: null },
  rows: ({ first }) => Prisma.sql`
    SELECT product.name AS product, product.unit, product.sku, product.stock, product.stock * product.price_paise::bigint AS value,
      ${dayOf(Prisma.sql`ordered.at`)} AS "orderedOn",
      extract(day FROM now() - coalesce(ordered.at, product.created_at))::int AS "idleDays"
    FROM products product
    LEFT JOIN LATERAL (
      SELECT movement.created_at AS at FROM stock_movements movement
      WHERE movement.product_id = product.id AND movement.reason = 'ORDER' ORDER BY movement.id DESC LIMIT 1
    ) ordered ON true
    WHERE product.deleted_at IS NULL AND product.stock > 0
      AND coalesce(ordered.at, product.created_at) < ${startOfDay(first)}`,
  order: Prisma.sql`value DESC, product, sku`,
};

/** Products that lack what the law asks a pack to declare. */
export const MISSING_DECLARATIONS: ReportDefinition = {
  group: 'STOCK',
  title: 'Missing declarations',
  description: 'Products that don’t state all the law asks of a packed good, as they are now.',
  isOfNow: true,
  columns: [
    ...STOCK_COLUMNS,
    column.integer('missingCount', 'Missing'),
    column.text('missing', 'What is missing'),
    column.text('recommended', 'Also recommended', 'Not asked of every product.'),
    column.text('onSale', 'On sale', 'Whether shoppers can see it.'),
  ],
  source: { table: 'products', column: null },
  rows: () => Prisma.sql`
    SELECT product.name AS product, product.unit, product.sku, product.stock, cardinality(state.missing) AS "missingCount",
      (SELECT string_agg(${declarationWordsSql(Prisma.sql`each`)}, ', ') FROM unnest(state.missing) AS each) AS missing,
      concat_ws(', ', CASE WHEN product.shelf_life IS NULL THEN 'shelf life' END, CASE WHEN maker.fssai IS NULL THEN 'FSSAI of the maker' END) AS recommended,
      CASE WHEN product.is_published THEN 'Yes' ELSE 'No' END AS "onSale"
    FROM products AS product LEFT JOIN parties AS maker ON maker.id = product.manufacturer_id,
      LATERAL (SELECT ${missingDeclarationsSql('product')} AS missing) AS state
    WHERE product.deleted_at IS NULL AND cardinality(state.missing) > 0`,
  order: Prisma.sql`"missingCount" DESC, product, sku`,
};

/** The moments at which a range begins, and at which it has ended or is now. */
function boundsOf({ first, last }: DateRange): Prisma.Sql {
  return Prisma.sql`SELECT ${startOfDay(first)} AS start, least(${startOfDay(addDays(last, 1))}, now()) AS stop`;
}

/**
 * The times in which products were sold out, as `out`. The ledger leads back from the present stock to the stock after each movement
 * since the range began, and before the first one.
 */
function soldOutTimes(range: DateRange): Prisma.Sql {
  return Prisma.sql`
    bounds AS MATERIALIZED (${boundsOf(range)}),
    moved AS MATERIALIZED (
      SELECT movement.product_id, movement.created_at AS since, movement.delta, product.created_at AS listed_at,
        product.stock - sum(movement.delta) OVER (PARTITION BY movement.product_id)
          + sum(movement.delta) OVER steps AS level,
        lead(movement.created_at) OVER steps AS until, row_number() OVER steps = 1 AS is_first
      FROM stock_movements movement JOIN products product ON product.id = movement.product_id
      WHERE movement.created_at >= ${startOfDay(range.first)} AND product.deleted_at IS NULL AND product.is_published
      WINDOW steps AS (PARTITION BY movement.product_id ORDER BY movement.created_at, movement.id)
    ), levels AS (
      SELECT product_id, listed_at, since, until, level FROM moved WHERE level <= 0
      UNION ALL
      SELECT product_id, listed_at, '-infinity', since, level - delta FROM moved WHERE is_first AND level - delta <= 0
      UNION ALL
      SELECT id, created_at, '-infinity', NULL, stock FROM products
      WHERE stock <= 0 AND deleted_at IS NULL AND is_published AND NOT EXISTS (SELECT FROM moved WHERE moved.product_id = products.id)
    ), out AS MATERIALIZED (
      SELECT product_id, greatest(since, listed_at, start) AS since, least(until, stop) AS until
      FROM levels, bounds
      WHERE greatest(since, listed_at, start) + interval '1 second' < least(until, stop)
    )`;
}

/** The searches of the days on which a product was sold out whose every word is one that the product is found by, as `lost`. */
function lostSearches({ first, last }: DateRange): Prisma.Sql {
  return Prisma.sql`
    texts AS MATERIALIZED (
      SELECT query, ARRAY(SELECT DISTINCT search_key(word) FROM unnest(search_tokenize(query)) word) AS keys
      FROM (SELECT DISTINCT query FROM searches WHERE day BETWEEN ${first}::date AND ${last}::date) searched
    ), keys AS MATERIALIZED (
      SELECT query, key, cardinality(keys) AS count FROM texts, unnest(keys) key
    ), terms AS MATERIALIZED (
      SELECT document.product_id, term FROM search_documents document, unnest(document.terms) term
      WHERE document.product_id IN (SELECT product_id FROM out)
    ), found AS (
      SELECT terms.product_id, keys.query FROM keys JOIN terms ON terms.term = keys.key
      GROUP BY terms.product_id, keys.query, keys.count HAVING count(*) = keys.count
    ), days AS MATERIALIZED (
      SELECT DISTINCT product_id, day::date AS day
      FROM out, generate_series(${dayOf(Prisma.sql`since`)}, ${dayOf(Prisma.sql`until`)}, '1 day') day
    ), lost AS (
      SELECT days.product_id, sum(searches.search_count)::bigint AS searches
      FROM days JOIN found ON found.product_id = days.product_id
      JOIN searches ON searches.day = days.day AND searches.query = found.query
      GROUP BY days.product_id
    )`;
}

/** How long products were sold out, and what shoppers wanted of them meanwhile. */
export const STOCK_OUTS: ReportDefinition = {
  group: 'STOCK',
  title: 'Stock-outs',
  description: 'Published products that were sold out for a second or more, according to the stock ledger.',
  columns: [
    ...PRODUCT_COLUMNS,
    summed.integer('times', 'Times', 'How often it was sold out.'),
    summed.decimal('hours', 'Hours', 'How long, within these days.'),
    summed.integer(
      'searches',
      'Lost searches',
      'Searches that would have found the product, on days it was sold out. This is an estimate: searches are counted by whole days and kept for 90 days.',
    ),
    summed.integer('waiting', 'Asked for an alert', 'Shoppers who asked on these days for an email when it’s back.'),
    column.integer('stock', 'Stock now'),
  ],
  chart: { kind: 'BARS', label: 'product', value: 'hours' },
  source: { table: 'stock_movements', column: 'created_at', isUntilNow: true },
  weight: 4,
  rows: (range) => Prisma.sql`
    WITH ${soldOutTimes(range)}, ${lostSearches(range)}, asked AS (
      SELECT product_id, count(*) AS shoppers FROM stock_notifications
      WHERE ${happenedWithin(Prisma.sql`created_at`, range.first, range.last)} GROUP BY product_id
    ), summed AS (
      SELECT product_id, count(*) AS times, round((sum(extract(epoch FROM until - since)) / 3600)::numeric, 1) AS hours
      FROM out GROUP BY product_id
    )
    SELECT product.name AS product, product.unit, product.sku, times, hours, coalesce(lost.searches, 0) AS searches,
      coalesce(asked.shoppers, 0) AS waiting, product.stock
    FROM summed JOIN products product ON product.id = summed.product_id
    LEFT JOIN lost ON lost.product_id = summed.product_id LEFT JOIN asked ON asked.product_id = summed.product_id`,
  order: Prisma.sql`searches DESC, hours DESC, product, sku`,
};
