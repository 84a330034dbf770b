import type { Viewer } from '../../../platform/core/viewer.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { queryRows } from '../../../platform/db/queryRows.ts';
import { addingError, addingToCart, MAX_QUANTITY_OF_PRODUCT, type AddedRow } from '../addingToCart.ts';
import { ProductUnavailableError } from '../cartErrors.ts';
import { SavedCartLineNotFoundError } from './savedCartLineErrors.ts';

interface MovedRow extends Omit<AddedRow, 'stock'> {
  productId: string;
  /** Null while the product is not on sale. */
  stock: number | null;
  quantity: number;
}

/**
 * Moves a saved line to the viewer's cart: as many pieces as stock and limit allow, and none is left behind. It is one statement, which
 * locks the saved line first, so that concurrent requests move it once. Nothing changes if not even one piece can be moved.
 * @throws SavedCartLineNotFoundError, ProductUnavailableError, OutOfStockError, QuantityLimitError, CartFullError
 */
export async function moveSavedCartLineToCart(
  { userId }: Viewer,
  savedLineId: string,
): Promise<{ userId: string; lineId: string; wasInCart: boolean; movedQuantity: number }> {
  const [saved] = await queryRows<MovedRow>(Prisma.sql`
    WITH saved AS (
      SELECT id, product_id, quantity FROM saved_cart_lines
      WHERE id = ${savedLineId}::uuid AND user_id = ${userId}::uuid FOR UPDATE
    ), wanted AS (
      SELECT saved.product_id, least(saved.quantity, ${MAX_QUANTITY_OF_PRODUCT} - coalesce(line.quantity, 0)) AS quantity
      FROM saved JOIN products product ON product.id = saved.product_id
        LEFT JOIN cart_lines line ON line.user_id = ${userId}::uuid AND line.product_id = saved.product_id
    ), ${addingToCart(userId)}, removed AS (
      DELETE FROM saved_cart_lines line USING saved, added WHERE line.id = saved.id
    )
    SELECT saved.product_id AS "productId", product.stock, product.max_per_order AS "maxPerOrder", coalesce(product.quantity, 0) AS quantity,
           added.id AS "lineId", coalesce(was_in_cart, false) AS "wasInCart"
    FROM saved LEFT JOIN product ON true LEFT JOIN added ON true`);
  if (!saved) throw new SavedCartLineNotFoundError();
  const { productId, stock, maxPerOrder, quantity, lineId, wasInCart } = saved;
  if (stock === null) throw new ProductUnavailableError();
  if (lineId === null) {
    const product = { stock, maxPerOrder };
    throw await addingError({ userId, productId, product, requested: Math.max(1, quantity) });
  }
  return { userId, lineId, wasInCart, movedQuantity: quantity };
}
