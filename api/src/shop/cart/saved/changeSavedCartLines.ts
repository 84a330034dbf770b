import { typeid } from 'typeid-js';
import { AVAILABLE_FOR_SALE_SQL } from '../../catalogue/availableForSale.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { queryRows } from '../../../platform/db/queryRows.ts';
import { ProductUnavailableError, CartLineNotFoundError } from '../cartErrors.ts';
import { TooManySavedCartLinesError, SavedCartLineNotFoundError, MAX_SAVED_LINES } from './savedCartLineErrors.ts';
import { MAX_QUANTITY } from '@kirana/shared/limits.ts';
import { db } from '../../../platform/db/client.ts';
import { lineStatus, STOCK_COLUMNS } from '../lineStatus.ts';
import { addingError, addingToCart, MAX_QUANTITY_OF_PRODUCT, type AddedRow } from '../changeCartLines.ts';

/**
 * Saves a product for later; one that is saved already stays as it is. Concurrent requests may each find room for one more.
 * @throws ProductUnavailableError, TooManySavedCartLinesError
 */
export async function createSavedCartLine(
  { userId }: Viewer,
  { productId, quantity }: { productId: string; quantity: number },
): Promise<{ userId: string; savedLineId: string }> {
  const [product] = await queryRows<{ savedLineId: string | null }>(Prisma.sql`
    WITH product AS (
      SELECT id, price_paise FROM products product WHERE product.id = ${productId}::uuid AND ${AVAILABLE_FOR_SALE_SQL}
    ), created AS (
      INSERT INTO saved_cart_lines (id, user_id, product_id, quantity, seen_price_paise)
      SELECT ${typeid().toUUID()}::uuid, ${userId}::uuid, product.id, ${quantity}::int, product.price_paise FROM product
      WHERE ${hasRoomToSave(userId, Prisma.sql`${productId}::uuid`)}
      ON CONFLICT (user_id, product_id) DO UPDATE SET product_id = EXCLUDED.product_id
      RETURNING id
    )
    SELECT created.id AS "savedLineId" FROM product LEFT JOIN created ON true`);
  if (!product) throw new ProductUnavailableError();
  if (product.savedLineId === null) throw new TooManySavedCartLinesError();
  return { userId, savedLineId: product.savedLineId };
}

/**
 * Moves a line from the viewer's cart to what is saved for later. The quantity of a product that is saved already rises, up to the limit per
 * product. It is one statement, which locks the saved line before the cart's, as moving back does. Concurrent requests may each find
 * room for one more. @throws CartLineNotFoundError, ProductUnavailableError, TooManySavedCartLinesError
 */
export async function saveCartLineForLater({ userId }: Viewer, lineId: string) {
  const [saved] = await queryRows<{ id: string }>(Prisma.sql`
    WITH present AS (
      SELECT saved.id FROM saved_cart_lines saved JOIN cart_lines line USING (user_id, product_id)
      WHERE line.id = ${lineId}::uuid AND line.user_id = ${userId}::uuid FOR UPDATE OF saved
    ), removed AS (
      DELETE FROM cart_lines line USING products product
      WHERE line.id = ${lineId}::uuid AND line.user_id = ${userId}::uuid AND product.id = line.product_id AND ${AVAILABLE_FOR_SALE_SQL}
        AND (SELECT count(*) FROM present) >= 0 AND ${hasRoomToSave(userId, Prisma.sql`line.product_id`)}
      RETURNING line.product_id, line.quantity, line.seen_price_paise
    )
    INSERT INTO saved_cart_lines AS saved (id, user_id, product_id, quantity, seen_price_paise)
    SELECT ${typeid().toUUID()}::uuid, ${userId}::uuid, product_id, quantity, seen_price_paise FROM removed
    ON CONFLICT (user_id, product_id) DO UPDATE
    SET quantity = least(saved.quantity + EXCLUDED.quantity, ${MAX_QUANTITY}::int), seen_price_paise = EXCLUDED.seen_price_paise
    RETURNING id`);
  if (!saved) throw await savingError(userId, lineId);
  return { userId, cart: { id: userId }, lineId, savedLineId: saved.id };
}

async function savingError(userId: string, lineId: string): Promise<Error> {
  const line = await db.cartLine.findUnique({
    where: { id: lineId, userId },
    select: { quantity: true, product: { select: STOCK_COLUMNS } },
  });
  if (!line) return new CartLineNotFoundError();
  return lineStatus(line) === 'WITHDRAWN' ? new ProductUnavailableError() : new TooManySavedCartLinesError();
}

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
export async function moveSavedCartLineToCart({ userId }: Viewer, savedLineId: string) {
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
  return { cart: { id: userId }, lineId, wasInCart, movedQuantity: quantity };
}

/** Deletes a line that the viewer has saved for later. @throws SavedCartLineNotFoundError */
export async function deleteSavedCartLine({ userId }: Viewer, savedLineId: string): Promise<void> {
  const { count } = await db.savedCartLine.deleteMany({ where: { id: savedLineId, userId } });
  if (count === 0) throw new SavedCartLineNotFoundError();
}

/** The condition that a user can save one more product; those no longer sold, which are hidden, do not count. */
function hasRoomToSave(userId: string, productId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT count(*) FROM saved_cart_lines other JOIN products product ON product.id = other.product_id
    WHERE other.user_id = ${userId}::uuid AND other.product_id <> ${productId} AND ${AVAILABLE_FOR_SALE_SQL}
  ) < ${MAX_SAVED_LINES}::int`;
}
