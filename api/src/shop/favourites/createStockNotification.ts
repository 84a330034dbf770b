import { typeid } from 'typeid-js';
import { ProductUnavailableError } from '../cart/cartErrors.ts';
import { ON_SALE } from '../catalogue/onSale.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import {
  MAX_STOCK_NOTIFICATIONS,
  ProductInStockError,
  TooManyStockNotificationsError,
} from './stockNotificationErrors.ts';

/**
 * Requests one mail to the viewer when a sold-out product is back in stock; an open request stays as it is. The share lock on the
 * product makes a concurrent restock wait, whose trigger then finds the request. Concurrent requests may each find room for one
 * more. A request turns back-in-stock mails on again. @throws ProductUnavailableError, ProductInStockError, TooManyStockNotificationsError
 */
export async function createStockNotification({ userId }: Viewer, productId: string): Promise<{ userId: string }> {
  const [product] = await queryRows<{ stock: number; isRequested: boolean }>(Prisma.sql`
    WITH product AS (
      SELECT id, stock FROM products product WHERE product.id = ${productId}::uuid AND ${ON_SALE} FOR SHARE
    ), requested AS (
      INSERT INTO stock_notifications AS request (id, user_id, product_id)
      SELECT ${typeid().toUUID()}::uuid, ${userId}::uuid, product.id FROM product
      WHERE product.stock = 0 AND (
        SELECT count(*) FROM stock_notifications other JOIN products product ON product.id = other.product_id
        WHERE other.user_id = ${userId}::uuid AND other.product_id <> ${productId}::uuid
          AND other.notified_at IS NULL AND ${ON_SALE}
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
  return { userId };
}
