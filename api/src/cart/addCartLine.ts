import { typeid } from 'typeid-js';
import { db } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { queryRows } from '../db/queryRows.ts';
import type { Viewer } from '../core/viewer.ts';
import { CartFullError, OutOfStockError, ProductUnavailableError, QuantityLimitError } from './cartErrors.ts';
import { MAX_LINES, MAX_QUANTITY } from './cartLimits.ts';
import { linePrice, maxQuantity, type PricedLine } from './lineStatus.ts';

/**
 * Adds a product to the viewer's cart, or raises its quantity. One conditional statement raises it, so that concurrent
 * requests add up and never exceed the stock. The limit of lines is less strict: concurrent requests for different products
 * may each find room for one more line.
 * @throws ProductUnavailableError, OutOfStockError, QuantityLimitError, CartFullError
 */
export async function addCartLine(
  viewer: Viewer,
  { productId, quantity }: { productId: string; quantity: number },
): Promise<{ userId: string; lineId: string }> {
  const { userId } = viewer;
  const [product] = await queryRows<PricedLine['product']>(Prisma.sql`
    SELECT stock, is_published AS "isPublished", deleted_at AS "deletedAt",
           mrp_paise AS "mrpPaise", discount_percent AS "discountPercent"
    FROM products WHERE id = ${productId}::uuid`);
  if (!product?.isPublished || product.deletedAt) throw new ProductUnavailableError();
  const limit = maxQuantity({ product });

  const [line] =
    quantity > limit
      ? []
      : await queryRows<{ id: string }>(Prisma.sql`
          INSERT INTO cart_lines (id, user_id, product_id, quantity, seen_price_paise, updated_at)
          SELECT ${typeid().toUUID()}::uuid, ${userId}::uuid, ${productId}::uuid, ${quantity}::int,
                 ${linePrice({ product })}::int, now()
          WHERE (SELECT count(*) FROM cart_lines
                 WHERE user_id = ${userId}::uuid AND product_id <> ${productId}::uuid) < ${MAX_LINES}::int
          ON CONFLICT (user_id, product_id) DO UPDATE
          SET quantity = cart_lines.quantity + EXCLUDED.quantity,
              seen_price_paise = EXCLUDED.seen_price_paise,
              updated_at = now()
          WHERE cart_lines.quantity + EXCLUDED.quantity <= ${limit}::int
          RETURNING id`);
  if (line) return { userId, lineId: line.id };
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
