import { typeid } from 'typeid-js';
import { MAX_QUANTITY } from '@kirana/shared/limits.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import {
  ProductUnavailableError,
  CartFullError,
  OutOfStockError,
  QuantityLimitError,
  CartLineNotFoundError,
} from './cartErrors.ts';
import { orderLimit } from '../stock/orderLimit.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../catalogue/availableForSale.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import { MAX_LINES } from './cartLimits.ts';
import type { ReadCartLine } from './readCartLines.ts';
import { lineStatus, linePrice, PRICE_COLUMNS } from './lineStatus.ts';

/** The row of a cart's user, from which a cart resolves. */
export interface CartRow {
  id: string;
}

/** A cart after a change. */
export interface ChangedCart {
  /** One object for all fields of a payload, which read its lines once. */
  cart: CartRow;
  /** The changed line without its product, where the change returns it. */
  written?: WrittenLine;
}

type WrittenLine = Omit<ReadCartLine, 'product'>;

export interface ChangedLine extends ChangedCart {
  lineId: string;
}

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
      FROM wanted JOIN products product ON product.id = wanted.product_id WHERE ${AVAILABLE_FOR_SALE_SQL}
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
      RETURNING new.*, old.id IS NOT NULL AS was_in_cart
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
): Promise<ChangedLine & { wasInCart: boolean }> {
  const { userId } = viewer;
  const [product] = await queryRows<AddedRow & Omit<WrittenLine, 'id'>>(Prisma.sql`
    WITH wanted AS (
      SELECT ${productId}::uuid AS product_id, ${quantity}::int AS quantity
    ), ${addingToCart(userId, { isOnlyIfAbsent })}
    SELECT product.stock, product.max_per_order AS "maxPerOrder", added.id AS "lineId", coalesce(was_in_cart, false) AS "wasInCart",
      added.quantity, seen_price_paise AS "seenPricePaise", created_at AS "createdAt", updated_at AS "updatedAt"
    FROM product LEFT JOIN added ON true`);
  if (!product) throw new ProductUnavailableError();
  const { lineId, wasInCart } = product;
  if (lineId) return { cart: { id: userId }, lineId, wasInCart, written: { ...product, id: lineId } };
  throw await addingError({ userId, productId, product, requested: quantity });
}

/**
 * Sets the quantity of a line of the viewer's cart and records the current price as seen.
 * @throws CartLineNotFoundError, ProductUnavailableError, OutOfStockError, QuantityLimitError
 */
export async function updateCartLine(viewer: Viewer, { lineId, quantity }: { lineId: string; quantity: number }) {
  const where = { id: lineId, userId: viewer.userId };
  const line = await db.cartLine.findUnique({ where, select: { product: { select: PRICE_COLUMNS } } });
  if (!line) throw new CartLineNotFoundError();
  const status = lineStatus({ quantity, ...line });
  if (status === 'WITHDRAWN') throw new ProductUnavailableError();
  if (status === 'LIMIT_EXCEEDED') throw new QuantityLimitError(orderLimit(line.product));
  if (status !== 'AVAILABLE') throw new OutOfStockError(line.product.stock);

  const { count } = await db.cartLine.updateMany({ where, data: { quantity, seenPricePaise: linePrice(line) } });
  if (count === 0) throw new CartLineNotFoundError();
  return { cart: { id: viewer.userId }, lineId };
}

/** Removes a line from the viewer's cart. @throws CartLineNotFoundError */
export async function removeCartLine(viewer: Viewer, lineId: string): Promise<ChangedLine> {
  const { count } = await db.cartLine.deleteMany({ where: { id: lineId, userId: viewer.userId } });
  if (count === 0) throw new CartLineNotFoundError();
  return { cart: { id: viewer.userId }, lineId };
}

/** Locks the cart lines of a user in the order in which a checkout locks them. */
export async function lockCartLines(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM cart_lines WHERE user_id = ${userId}::uuid ORDER BY product_id FOR UPDATE`;
}
