import { typeid } from 'typeid-js';
import { ON_SALE } from '../catalogue/onSale.ts';
import { MAX_QUANTITY, orderLimit } from '../stock/orderLimit.ts';
import { db } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { CartFullError, OutOfStockError, QuantityLimitError } from './cartErrors.ts';
import { MAX_LINES } from './cartLimits.ts';
import { lineStatus } from './lineStatus.ts';

/** What the two parts of the statement return: nothing while the product is not on sale; `lineId` is null when nothing was added. */
export interface AddedRow {
  stock: number;
  maxPerOrder: number | null;
  lineId: string | null;
  wasInCart: boolean;
}

/** The largest quantity that a cart line of `product` can have, as `maxQuantity` has it. */
export const MAX_QUANTITY_OF_PRODUCT = Prisma.sql`least(product.stock, product.max_per_order, ${MAX_QUANTITY}::int)`;

/**
 * The parts `product` and `added` of a statement that adds to a user's cart what its part `wanted` (product_id, quantity) names: one row at
 * most. `added` inserts the line or raises its quantity, if stock and limits suffice.
 */
export function addingToCart(userId: string, { isOnlyIfAbsent = false } = {}): Prisma.Sql {
  return Prisma.sql`
    product AS (
      SELECT product.id, product.stock, product.max_per_order, product.price_paise, wanted.quantity
      FROM wanted JOIN products product ON product.id = wanted.product_id WHERE ${ON_SALE}
    ), added AS (
      INSERT INTO cart_lines (id, user_id, product_id, quantity, seen_price_paise, updated_at)
      SELECT ${typeid().toUUID()}::uuid, ${userId}::uuid, product.id, product.quantity, product.price_paise, now()
      FROM product
      WHERE product.quantity BETWEEN 1 AND ${MAX_QUANTITY_OF_PRODUCT}
        AND (SELECT count(*) FROM cart_lines WHERE user_id = ${userId}::uuid AND product_id <> product.id) < ${MAX_LINES}::int
      ON CONFLICT (user_id, product_id) DO UPDATE
      SET quantity = cart_lines.quantity + CASE WHEN ${isOnlyIfAbsent} THEN 0 ELSE EXCLUDED.quantity END,
          seen_price_paise = EXCLUDED.seen_price_paise,
          updated_at = now()
      WHERE ${isOnlyIfAbsent}
        OR cart_lines.quantity + EXCLUDED.quantity <= (SELECT ${MAX_QUANTITY_OF_PRODUCT} FROM product)
      RETURNING new.id, old.id IS NOT NULL AS was_in_cart
    )`;
}

/** Why a quantity could not be added. */
export async function addingError(of: {
  userId: string;
  productId: string;
  product: Pick<AddedRow, 'stock' | 'maxPerOrder'>;
  requested: number;
}): Promise<Error> {
  const present = await db.cartLine.findUnique({
    where: { userId_productId: { userId: of.userId, productId: of.productId } },
    select: { quantity: true },
  });
  const product = { ...of.product, isPublished: true, deletedAt: null };
  const status = lineStatus({ quantity: of.requested + (present?.quantity ?? 0), product });
  if (status === 'AVAILABLE') return new CartFullError();
  return status === 'LIMIT_EXCEEDED' ? new QuantityLimitError(orderLimit(product)) : new OutOfStockError(product.stock);
}
