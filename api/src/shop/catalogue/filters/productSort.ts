import { Prisma } from '../../../platform/db/generated/client.ts';
import { readPage, type Page, type PageArgs } from '../../../platform/core/page.ts';
import { limitTo, rankBounds } from '../../../platform/db/keysetSql.ts';
import type { ProductSource } from './productFilter.ts';

export type ProductSort = 'BEST_MATCH' | 'NEWEST' | ValueSort;

/** An order by a value of each product, what is in stock first, then by age. POSITION is that of products that were picked for a collection. */
type ValueSort =
  'POPULARITY' | 'PRICE_ASC' | 'PRICE_DESC' | 'UNIT_PRICE' | 'DISCOUNT' | 'COUNTRY_OF_ORIGIN' | 'POSITION';

/** No value is larger. What is sold out ranks below all that is in stock. */
const [MAX_VALUE, SOLD_OUT] = [1_000_000_000, 1_000_000_001];
/** The three ranges of hits are in the middle of the 32-bit integers. */
const OFFSET = 1_500_000_000;
const [MIN_INT32, MAX_INT32] = [-2_147_483_648, 2_147_483_647];

/** Of a row of `product_popularity`: the score, then the number of orders. An index has the same expression. */
const POPULARITY = Prisma.sql`(popularity.score * 10000000 + least(popularity.order_count, 9999999))`;
const POPULARITY_OF_PRODUCT = Prisma.sql`FROM product_popularity popularity WHERE popularity.product_id = product.id`;

/** The values, and what is taken away from them so that no rank is positive. */
const VALUES: Record<ValueSort, { value: Prisma.Sql; shift: number }> = {
  POPULARITY: { value: Prisma.sql`coalesce((SELECT ${POPULARITY} ${POPULARITY_OF_PRODUCT}), 0)`, shift: MAX_VALUE },
  PRICE_ASC: { value: Prisma.sql`(-product.price_paise)`, shift: 0 },
  PRICE_DESC: { value: Prisma.sql`product.price_paise`, shift: MAX_VALUE },
  UNIT_PRICE: {
    value: Prisma.sql`(-comparable_price(product.price_paise, product.pack_amount, product.pack_base))`,
    shift: 0,
  },
  DISCOUNT: { value: Prisma.sql`product.discount_percent`, shift: MAX_VALUE },
  COUNTRY_OF_ORIGIN: { value: Prisma.sql`(-country_rank(product.country_of_origin))`, shift: 0 },
  POSITION: { value: Prisma.sql`0::int`, shift: 0 },
};

/** Whether an order is by a value, and not by age or by match. */
export function isValueSort(sort: ProductSort): sort is ValueSort {
  return sort in VALUES;
}

/** The key of an order by value, as parts of a statement about rows of `products` under the name `product`. */
export function sortKey(sort: ValueSort, value = VALUES[sort].value) {
  const { shift } = VALUES[sort];
  return {
    /** The value and whether the product is in stock as one 32-bit integer; the largest comes first. */
    rank: Prisma.sql`(${value} - ${shift}::int - CASE WHEN product.stock > 0 THEN 0 ELSE ${SOLD_OUT}::int END)`,
    /** The same for a hit of a search: loose hits rank between the others and what is sold out. */
    rankOfHit: (isLoose: Prisma.Sql) =>
      Prisma.sql`(${value}::bigint + ${OFFSET}::int - ${shift}::int - CASE WHEN product.stock = 0 THEN 2 WHEN ${isLoose} THEN 1 ELSE 0 END * ${SOLD_OUT}::bigint)`,
    /** The value of a product with this rank if it is in stock, or if it is sold out: beyond all values where that cannot be. */
    valueOf(rank: number, isInStock: boolean) {
      const valueOfRank = rank + shift + (isInStock ? 0 : SOLD_OUT);
      return Math.min(MAX_INT32, Math.max(MIN_INT32, valueOfRank));
    },
  };
}

/** A page of products in an order by value, with their columns. */
export function sortedPage(
  { source, sort, columns }: { source: ProductSource; sort: ValueSort; columns: Prisma.Sql },
  args: PageArgs,
): Prisma.Sql {
  const page = readPage(args);
  const direction = page.isBackward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const sorted = source.isWholeShop ? partsOfShop(source, sort, page) : partOfGroups(source, sort, page);
  return Prisma.sql`
    WITH ${sorted}, page AS (
      SELECT * FROM sorted ORDER BY rank ${direction}, id ${direction} ${limitTo(page.size + 1)} OFFSET ${page.offset}::int
    )
    SELECT page.rank, ${columns} FROM page JOIN products product ON product.id = page.id
    ORDER BY page.rank ${direction}, page.id ${direction}`;
}

/** The products of groups are read and then sorted. */
function partOfGroups({ products, position }: ProductSource, sort: ValueSort, page: Page): Prisma.Sql {
  const value = sort === 'POSITION' && position ? Prisma.sql`(-${position})` : undefined;
  return Prisma.sql`ranked AS (SELECT product.id, ${sortKey(sort, value).rank} AS rank ${products}),
    sorted AS (SELECT * FROM ranked WHERE true ${rankBounds(page)})`;
}

/** The products of the whole shop as ranges of indexes, whose first column is the value: by popularity, those that were ordered, and the others. */
function rangesOfShop({ products }: ProductSource, sort: ValueSort) {
  const id = Prisma.sql`product.id`;
  if (sort !== 'POPULARITY') return [{ products, value: VALUES[sort].value, id }];
  const ordered = Prisma.sql`FROM product_popularity popularity, LATERAL (
    SELECT product.id, product.stock ${products} AND product.id = popularity.product_id) product WHERE true`;
  return [
    { products: ordered, value: POPULARITY, id: Prisma.sql`popularity.product_id` },
    {
      products: Prisma.sql`${products} AND NOT EXISTS (SELECT ${POPULARITY_OF_PRODUCT})`,
      value: Prisma.sql`0::int`,
      id,
    },
  ];
}

/**
 * Of the whole shop, what is in stock is taken first, and what is sold out when that is not enough: each is a range of an index,
 * and no index has both the value and the stock.
 */
function partsOfShop(source: ProductSource, sort: ValueSort, page: Page): Prisma.Sql {
  const direction = page.isBackward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const end = page.offset + page.size + 1;
  const limit = page.offset === 0 ? limitTo(end) : Prisma.sql`LIMIT ${end}::bigint`;
  const soldOut = source.isInStock ? Prisma.sql`false` : Prisma.sql`product.stock = 0`;
  const part = (isInStock: boolean, condition: Prisma.Sql) => {
    const ranges = rangesOfShop(source, sort).map(({ products, value, id }) => {
      const { rank, valueOf } = sortKey(sort, value);
      const bounds = rankBounds(page, Prisma.sql`${value}, ${id}`, (cursor) => valueOf(cursor, isInStock));
      return Prisma.sql`(SELECT product.id, ${rank} AS rank ${products}
        AND ${isInStock ? Prisma.sql`product.stock > 0` : soldOut} ${bounds} ${condition}
      ORDER BY ${value} ${direction}, ${id} ${direction} ${limit})`;
    });
    return Prisma.join(ranges, ' UNION ALL ');
  };
  return Prisma.sql`
    first_part AS MATERIALIZED (${part(!page.isBackward, Prisma.empty)}),
    last_part AS (${part(page.isBackward, Prisma.sql`AND (SELECT count(*) FROM first_part) < ${end}::bigint`)}),
    sorted AS (SELECT * FROM first_part UNION ALL SELECT * FROM last_part)`;
}
