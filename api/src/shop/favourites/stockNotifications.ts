import { typeid } from 'typeid-js';
import { defineUserError } from '../../platform/core/errors/userError.ts';
import type { ListedProduct } from '../catalogue/listedColumns.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../catalogue/availableForSale.ts';
import type { PageArgs } from '../../platform/core/page.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { newestFirst } from '../../platform/db/keysetSql.ts';
import { readIds, readRows, queryRows } from '../../platform/db/queryRows.ts';
import { ProductUnavailableError } from '../cart/cartErrors.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import type { ListedProductId } from './favourites.ts';

export class ProductInStockError extends defineUserError({
  description: 'The product is in stock.',
  fields: { available: { type: 'Int', description: 'The current stock.' } },
}) {
  constructor(available: number) {
    super('Good news: this product is in stock again', { available });
  }
}

export const MAX_STOCK_NOTIFICATIONS = 50;

export class TooManyStockNotificationsError extends defineUserError({
  description: 'The account has the largest number of open requests.',
  fields: { limit: { type: 'Int', description: 'The largest number of open requests.' } },
}) {
  constructor() {
    super(`You can wait for up to ${MAX_STOCK_NOTIFICATIONS} products at a time. Remove one to add another.`, {
      limit: MAX_STOCK_NOTIFICATIONS,
    });
  }
}

/** The open requests of a user for products on sale, in the columns of `product`. */
const requestsOf = (userId: string) => Prisma.sql`
  FROM stock_notifications request JOIN products product ON product.id = request.product_id
  WHERE request.user_id = ${userId}::uuid AND request.notified_at IS NULL AND ${AVAILABLE_FOR_SALE_SQL}`;

/** Reads one page of the products that a user has open requests for, the newest request first, and one row more. */
export function findStockNotifications(userId: string, { args, columns }: { args: PageArgs; columns: Prisma.Sql }) {
  const page = newestFirst(args, Prisma.sql`request.id`);
  return readRows<ListedProduct & { rowId: string }>(Prisma.sql`
    SELECT ${columns}, request.id AS "rowId" ${requestsOf(userId)} ${page.where} ORDER BY ${page.orderBy} ${page.limit}`);
}

/** The ids of the products that a user has open requests for. */
export function findStockNotificationIds(userId: string): Promise<string[]> {
  return readIds(Prisma.sql`SELECT product.id ${requestsOf(userId)} ORDER BY request.id DESC`);
}

/**
 * Requests one mail to the viewer when a sold-out product is back in stock; an open request stays as it is. The share lock on the
 * product makes a concurrent restock wait, whose trigger then finds the request. Concurrent requests may each find room for one
 * more. A request turns back-in-stock mails on again. @throws ProductUnavailableError, ProductInStockError, TooManyStockNotificationsError
 */
export async function createStockNotification({ userId }: Viewer, productId: string): Promise<ListedProductId> {
  const [product] = await queryRows<{ stock: number; isRequested: boolean }>(Prisma.sql`
    WITH product AS (
      SELECT id, stock FROM products product WHERE product.id = ${productId}::uuid AND ${AVAILABLE_FOR_SALE_SQL} FOR SHARE
    ), requested AS (
      INSERT INTO stock_notifications AS request (id, user_id, product_id)
      SELECT ${typeid().toUUID()}::uuid, ${userId}::uuid, product.id FROM product
      WHERE product.stock = 0 AND (
        SELECT count(*) FROM stock_notifications other JOIN products product ON product.id = other.product_id
        WHERE other.user_id = ${userId}::uuid AND other.product_id <> ${productId}::uuid
          AND other.notified_at IS NULL AND ${AVAILABLE_FOR_SALE_SQL}
      ) < ${MAX_STOCK_NOTIFICATIONS}::int
      ON CONFLICT (user_id, product_id) DO UPDATE SET
        id = CASE WHEN request.notified_at IS NULL THEN request.id ELSE EXCLUDED.id END,
        created_at = CASE WHEN request.notified_at IS NULL THEN request.created_at ELSE EXCLUDED.created_at END,
        mail_id = CASE WHEN request.notified_at IS NULL THEN request.mail_id END,
        notified_at = NULL
      RETURNING id
    ), opt_in AS (
      DELETE FROM mail_opt_outs WHERE user_id = ${userId}::uuid AND category = 'BACK_IN_STOCK' AND EXISTS (SELECT FROM requested)
    )
    SELECT product.stock, requested.id IS NOT NULL AS "isRequested" FROM product LEFT JOIN requested ON true`);
  if (!product) throw new ProductUnavailableError();
  if (product.stock > 0) throw new ProductInStockError(product.stock);
  if (!product.isRequested) throw new TooManyStockNotificationsError();
  return { userId, productId };
}

/** Withdraws the viewer's request for a product, if there is one; a mail that waits to be sent is dropped. */
export async function deleteStockNotification({ userId }: Viewer, productId: string): Promise<ListedProductId> {
  await queryRows(
    Prisma.sql`DELETE FROM stock_notifications WHERE user_id = ${userId}::uuid AND product_id = ${productId}::uuid`,
  );
  return { userId, productId };
}
