import type { ListedProduct } from '../catalogue/listedColumns.ts';
import { ON_SALE } from '../catalogue/onSale.ts';
import { readPage, type PageArgs } from '../../platform/core/page.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { limitTo, rankBounds } from '../../platform/db/keysetSql.ts';
import { readRows } from '../../platform/db/queryRows.ts';

/** The latest orders that are looked at, so that the work does not grow with them. */
const MAX_ORDERS = 200;

/** An ordered product with the latest line of it: the rank is 1 for a product in stock and 0 for a sold-out one. */
export interface OrderedProduct extends ListedProduct {
  lineId: string;
  rank: number;
}

const RANK = Prisma.sql`(product.stock > 0)::int`;

/** The products on sale of a user's latest orders, in the columns of `product`, each with its latest line. */
const orderedBy = (userId: string) => Prisma.sql`
  FROM (
    SELECT DISTINCT ON (line.product_id) line.product_id, line.id
    FROM (
      SELECT id FROM orders
      WHERE user_id = ${userId}::uuid AND status NOT IN ('PENDING_PAYMENT', 'PAYMENT_FAILED', 'CANCELLED')
      ORDER BY id DESC ${limitTo(MAX_ORDERS)}
    ) latest JOIN order_lines line ON line.order_id = latest.id
    ORDER BY line.product_id, line.id DESC
  ) ordered JOIN products product ON product.id = ordered.product_id
  WHERE ${ON_SALE}`;

/** Reads one page of the products that a user has ordered, in stock first, then the latest order first, and one row more. */
export function findOrderedProducts(
  userId: string,
  { args, columns }: { args: PageArgs; columns: Prisma.Sql },
): Promise<OrderedProduct[]> {
  const page = readPage(args);
  const bounds = rankBounds(page, Prisma.sql`${RANK}, ordered.id`);
  const direction = page.isBackward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  return readRows<OrderedProduct>(Prisma.sql`
    SELECT ${columns}, ordered.id AS "lineId", ${RANK} AS rank ${orderedBy(userId)} ${bounds}
    ORDER BY ${RANK} ${direction}, ordered.id ${direction} ${limitTo(page.size + 1)}`);
}

/** How many products on sale a user's latest orders have. */
export async function countOrderedProducts(userId: string): Promise<number> {
  const [row] = await readRows<{ count: number }>(Prisma.sql`SELECT count(*)::int AS count ${orderedBy(userId)}`);
  return row?.count ?? 0;
}
