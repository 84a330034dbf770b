import type { ListedProduct } from '../catalogue/listedColumns.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../catalogue/availableForSale.ts';
import type { PageArgs } from '../../platform/core/page.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { limitTo } from '../../platform/db/keysetSql.ts';
import { readRows } from '../../platform/db/queryRows.ts';
import { readByStock } from '../stock/stockOrder.ts';

/** The latest orders that are looked at, so that the work does not grow with them. */
const MAX_ORDERS = 200;

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
  WHERE ${AVAILABLE_FOR_SALE_SQL}`;

/** Reads one page of the products that a user has ordered, in stock first, then the latest order first, and one row more. */
export function findOrderedProducts(userId: string, page: { args: PageArgs; columns: Prisma.Sql }) {
  return readByStock<ListedProduct>({ products: orderedBy(userId), key: Prisma.sql`ordered.id` }, page);
}

/** How many products on sale a user's latest orders have. */
export async function countOrderedProducts(userId: string): Promise<number> {
  const [row] = await readRows<{ count: number }>(Prisma.sql`SELECT count(*)::int AS count ${orderedBy(userId)}`);
  return row?.count ?? 0;
}
