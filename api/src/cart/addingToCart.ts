import { typeid } from 'typeid-js';
import { ON_SALE } from '../catalogue/onSale.ts';
import { db } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { CartFullError, OutOfStockError, QuantityLimitError } from './cartErrors.ts';
import { MAX_LINES, MAX_QUANTITY } from './cartLimits.ts';

/** What the two parts of the statement return: nothing while the product is not on sale; `lineId` is null when nothing was added. */
export interface AddedRow {
  stock: number;
  lineId: string | null;
  wasInCart: boolean;
}

/**
 * The parts `product` and `added` of a statement that adds to a user's cart what its part `wanted` (product_id, quantity) names: one row at
 * most. `added` inserts the line or raises its quantity, if stock and limits suffice.
 */
export function addingToCart(userId: string, { isOnlyIfAbsent = false } = {}): Prisma.Sql {
  return Prisma.sql`
    product AS (
      SELECT product.id, product.stock, product.price_paise, wanted.quantity
      FROM wanted JOIN products product ON product.id = wanted.product_id WHERE ${ON_SALE}
    ), added AS (
      INSERT INTO cart_lines (id, user_id, product_id, quantity, seen_price_paise, updated_at)
      SELECT ${typeid().toUUID()}::uuid, ${userId}::uuid, product.id, product.quantity, product.price_paise, now()
      FROM product
      WHERE product.quantity BETWEEN 1 AND least(product.stock, ${MAX_QUANTITY}::int)
        AND (SELECT count(*) FROM cart_lines WHERE user_id = ${userId}::uuid AND product_id <> product.id) < ${MAX_LINES}::int
      ON CONFLICT (user_id, product_id) DO UPDATE
      SET quantity = cart_lines.quantity + CASE WHEN ${isOnlyIfAbsent} THEN 0 ELSE EXCLUDED.quantity END,
          seen_price_paise = EXCLUDED.seen_price_paise,
          updated_at = now()
      WHERE ${isOnlyIfAbsent}
        OR cart_lines.quantity + EXCLUDED.quantity <= (SELECT least(stock, ${MAX_QUANTITY}::int) FROM product)
      RETURNING new.id, old.id IS NOT NULL AS was_in_cart
    )`;
}

/** Why a quantity could not be added. */
export async function addingError(of: {
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
