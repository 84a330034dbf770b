import { typeid } from 'typeid-js';
import { ON_SALE } from '../../catalogue/onSale.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { queryRows } from '../../../platform/db/queryRows.ts';
import { ProductUnavailableError } from '../cartErrors.ts';
import { hasRoomToSave } from './hasRoomToSave.ts';
import { TooManySavedCartLinesError } from './savedCartLineErrors.ts';

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
      SELECT id, price_paise FROM products product WHERE product.id = ${productId}::uuid AND ${ON_SALE}
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
