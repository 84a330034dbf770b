import { typeid } from 'typeid-js';
import { db } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { queryRows } from '../db/queryRows.ts';
import type { Viewer } from '../core/viewer.ts';
import { CartFullError, OutOfStockError, ProductUnavailableError, QuantityLimitError } from './cartErrors.ts';
import { MAX_LINES, MAX_QUANTITY } from './cartLimits.ts';

/**
 * Adds a product to the viewer's cart, or raises its quantity; with `isOnlyIfAbsent` the quantity of a product that is in the
 * cart stays as it is. One conditional statement does either, so that concurrent requests add up and never exceed the stock, and
 * those with `isOnlyIfAbsent` add the product once. The limit of lines is less strict: concurrent requests for different
 * products may each find room for one more line.
 * @throws ProductUnavailableError, OutOfStockError, QuantityLimitError, CartFullError
 */
export async function addCartLine(
  viewer: Viewer,
  { productId, quantity, isOnlyIfAbsent = false }: { productId: string; quantity: number; isOnlyIfAbsent?: boolean },
): Promise<{ userId: string; lineId: string; wasInCart: boolean }> {
  const { userId } = viewer;
  const [product] = await queryRows<{ stock: number; lineId: string | null; wasInCart: boolean }>(Prisma.sql`
    WITH product AS (
      SELECT * FROM products WHERE id = ${productId}::uuid AND is_published AND deleted_at IS NULL
    ), added AS (
      INSERT INTO cart_lines (id, user_id, product_id, quantity, seen_price_paise, updated_at)
      SELECT ${typeid().toUUID()}::uuid, ${userId}::uuid, product.id, ${quantity}::int, product.price_paise, now()
      FROM product
      WHERE ${quantity}::int <= least(product.stock, ${MAX_QUANTITY}::int)
        AND (SELECT count(*) FROM cart_lines WHERE user_id = ${userId}::uuid AND product_id <> product.id) < ${MAX_LINES}::int
      ON CONFLICT (user_id, product_id) DO UPDATE
      SET quantity = cart_lines.quantity + CASE WHEN ${isOnlyIfAbsent} THEN 0 ELSE EXCLUDED.quantity END,
          seen_price_paise = EXCLUDED.seen_price_paise,
          updated_at = now()
      WHERE ${isOnlyIfAbsent}
        OR cart_lines.quantity + EXCLUDED.quantity <= (SELECT least(stock, ${MAX_QUANTITY}::int) FROM product)
      RETURNING new.id, old.id IS NOT NULL AS was_in_cart
    )
    SELECT product.stock, added.id AS "lineId", coalesce(was_in_cart, false) AS "wasInCart"
    FROM product LEFT JOIN added ON true`);
  if (!product) throw new ProductUnavailableError();
  if (product.lineId) return { userId, lineId: product.lineId, wasInCart: product.wasInCart };
  throw await addCartLineError({ userId, productId, stock: product.stock, requested: quantity });
}

async function addCartLineError(of: {
  userId: string;
  productId: string;
  stock: number;
  requested: number;
}): Promise<Error> {
  const present = await db.cartLine.findUnique({
    where: { userId_productId: { userId: of.userId, productId: of.productId } },
    select: { quantity: true },
  });
  const total = of.requested + (present?.quantity ?? 0);
  if (total > of.stock) return new OutOfStockError(of.stock);
  return total > MAX_QUANTITY ? new QuantityLimitError(MAX_QUANTITY) : new CartFullError();
}
