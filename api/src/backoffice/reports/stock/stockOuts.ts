import { type DateRange, addDays, SHOP_TIME_ZONE } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { happenedWithin } from '../../../platform/db/keysetSql.ts';
import type { ReportDefinition } from '../report.ts';

const startOf = (day: string) => Prisma.sql`(${day}::timestamp AT TIME ZONE ${SHOP_TIME_ZONE}::text)`;

/** The moments at which a range begins, and at which it has ended or is now. */
function boundsOf({ first, last }: DateRange): Prisma.Sql {
  return Prisma.sql`SELECT ${startOf(first)} AS start, least(${startOf(addDays(last, 1))}, now()) AS stop`;
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
      WHERE movement.created_at >= ${startOf(range.first)} AND product.deleted_at IS NULL AND product.is_published
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
      FROM out, generate_series((since AT TIME ZONE ${SHOP_TIME_ZONE}::text)::date, (until AT TIME ZONE ${SHOP_TIME_ZONE}::text)::date, '1 day') day
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
  description:
    'Published products that were sold out for a second or more, by the stock ledger, until the last day or now.',
  columns: [
    { name: 'product', displayName: 'Product', dataType: 'STRING' },
    { name: 'unit', displayName: 'Unit', dataType: 'STRING' },
    { name: 'sku', displayName: 'SKU', dataType: 'STRING' },
    {
      name: 'times',
      displayName: 'Times',
      dataType: 'INTEGER',
      description: 'How often it was sold out.',
      total: 'SUM',
    },
    {
      name: 'hours',
      displayName: 'Hours',
      dataType: 'FLOAT',
      description: 'How long, within these days.',
      total: 'SUM',
    },
    {
      name: 'searches',
      displayName: 'Lost searches',
      dataType: 'INTEGER',
      description:
        'Searches on the days on which it was sold out, whole days, for words that all are among those that the product is found by. Searches are kept by day and text for 90 days, so this is an estimate.',
      total: 'SUM',
    },
    {
      name: 'waiting',
      displayName: 'Asked to be told',
      dataType: 'INTEGER',
      description: 'Shoppers who asked in these days to be mailed when it is back.',
      total: 'SUM',
    },
    { name: 'stock', displayName: 'Stock now', dataType: 'INTEGER' },
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
