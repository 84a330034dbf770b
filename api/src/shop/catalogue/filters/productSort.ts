import { Prisma } from '../../../platform/db/generated/client.ts';

/** An order of a list of products. */
export type ProductSort = 'BEST_MATCH' | 'NEWEST' | ValueSort;

/** An order by a value of each product, what is in stock first, then by age. */
export type ValueSort = 'PRICE_ASC' | 'PRICE_DESC' | 'UNIT_PRICE' | 'DISCOUNT';

/** The key of an order by value, as parts of a statement about rows of `products` under the name `product`. */
export interface SortKey {
  /** The largest comes first. An index of the products on sale has the same expression. */
  value: Prisma.Sql;
  /** The value and whether the product is in stock as one 32-bit integer; the largest comes first. */
  rank: Prisma.Sql;
  /** The same for a hit of a search: loose hits rank between the others and what is sold out. */
  rankOfHit(isLoose: Prisma.Sql): Prisma.Sql;
  /** The value of a product with this rank if it is in stock, or if it is sold out: beyond all values where that cannot be. */
  valueOf(rank: number, isInStock: boolean): number;
}

/** No value is larger. What is sold out ranks below all that is in stock. */
const [MAX_VALUE, SOLD_OUT] = [1_000_000_000, 1_000_000_001];
/** The three ranges of hits are in the middle of the 32-bit integers. */
const OFFSET = 1_500_000_000;
const [MIN_INT32, MAX_INT32] = [-2_147_483_648, 2_147_483_647];

/** The values, and what is taken away from them so that no rank is positive. */
const VALUES: Record<ValueSort, { value: Prisma.Sql; shift: number }> = {
  PRICE_ASC: { value: Prisma.sql`(-product.price_paise)`, shift: 0 },
  PRICE_DESC: { value: Prisma.sql`product.price_paise`, shift: MAX_VALUE },
  UNIT_PRICE: {
    value: Prisma.sql`(-comparable_price(product.price_paise, product.pack_amount, product.pack_base))`,
    shift: 0,
  },
  DISCOUNT: { value: Prisma.sql`product.discount_percent`, shift: MAX_VALUE },
};

/** Whether an order is by a value, and not by age or by match. */
export function isValueSort(sort: ProductSort): sort is ValueSort {
  return sort in VALUES;
}

/** The key of an order by value. */
export function sortKey(sort: ValueSort): SortKey {
  const { value, shift } = VALUES[sort];
  return {
    value,
    rank: Prisma.sql`(${value} - ${shift}::int - CASE WHEN product.stock > 0 THEN 0 ELSE ${SOLD_OUT}::int END)`,
    rankOfHit: (isLoose) =>
      Prisma.sql`(${value}::bigint + ${OFFSET}::int - ${shift}::int - CASE WHEN product.stock = 0 THEN 2 WHEN ${isLoose} THEN 1 ELSE 0 END * ${SOLD_OUT}::bigint)`,
    valueOf(rank, isInStock) {
      const valueOfRank = rank + shift + (isInStock ? 0 : SOLD_OUT);
      return Math.min(MAX_INT32, Math.max(MIN_INT32, valueOfRank));
    },
  };
}
