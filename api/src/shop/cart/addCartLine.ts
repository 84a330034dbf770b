import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { addingError, addingToCart, type AddedRow } from './addingToCart.ts';
import { ProductUnavailableError } from './cartErrors.ts';

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
  const [product] = await queryRows<AddedRow>(Prisma.sql`
    WITH wanted AS (
      SELECT ${productId}::uuid AS product_id, ${quantity}::int AS quantity
    ), ${addingToCart(userId, { isOnlyIfAbsent })}
    SELECT product.stock, product.max_per_order AS "maxPerOrder", added.id AS "lineId", coalesce(was_in_cart, false) AS "wasInCart"
    FROM product LEFT JOIN added ON true`);
  if (!product) throw new ProductUnavailableError();
  if (product.lineId) return { userId, lineId: product.lineId, wasInCart: product.wasInCart };
  throw await addingError({ userId, productId, product, requested: quantity });
}
