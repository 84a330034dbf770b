import type { ListedProduct } from '../catalogue/listedColumns.ts';
import { ON_SALE } from '../catalogue/onSale.ts';
import type { PageArgs } from '../../platform/core/page.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { newestFirst } from '../../platform/db/keysetSql.ts';
import { readRows } from '../../platform/db/queryRows.ts';

/** A product with the open request for it. */
export interface AwaitedProduct extends ListedProduct {
  stockNotificationId: string;
}

/** The open requests of a user for products on sale, in the columns of `product`. */
const requestsOf = (userId: string) => Prisma.sql`
  FROM stock_notifications request JOIN products product ON product.id = request.product_id
  WHERE request.user_id = ${userId}::uuid AND request.notified_at IS NULL AND ${ON_SALE}`;

/** Reads one page of the products that a user has open requests for, the newest request first, and one row more. */
export function findStockNotifications(
  userId: string,
  { args, columns }: { args: PageArgs; columns: Prisma.Sql },
): Promise<AwaitedProduct[]> {
  const page = newestFirst(args, Prisma.sql`request.id`);
  return readRows<AwaitedProduct>(Prisma.sql`
    SELECT ${columns}, request.id AS "stockNotificationId" ${requestsOf(userId)} ${page.where}
    ORDER BY ${page.orderBy} ${page.limit}`);
}

/** The ids of the products that a user has open requests for. */
export async function findStockNotificationIds(userId: string): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    Prisma.sql`SELECT product.id ${requestsOf(userId)} ORDER BY request.id DESC`,
  );
  return rows.map(({ id }) => id);
}
