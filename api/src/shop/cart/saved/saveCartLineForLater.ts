import { typeid } from 'typeid-js';
import { ON_SALE } from '../../catalogue/onSale.ts';
import { MAX_QUANTITY } from '../../stock/orderLimit.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { queryRows } from '../../../platform/db/queryRows.ts';
import { CartLineNotFoundError, ProductUnavailableError } from '../cartErrors.ts';
import { lineStatus, STOCK_COLUMNS } from '../lineStatus.ts';
import { hasRoomToSave } from './hasRoomToSave.ts';
import { TooManySavedCartLinesError } from './savedCartLineErrors.ts';

/**
 * Moves a line from the viewer's cart to what is saved for later. The quantity of a product that is saved already rises, up to the limit per
 * product. It is one statement, which locks the saved line before the cart's, as moving back does. Concurrent requests may each find
 * room for one more. @throws CartLineNotFoundError, ProductUnavailableError, TooManySavedCartLinesError
 */
export async function saveCartLineForLater(
  { userId }: Viewer,
  lineId: string,
): Promise<{ userId: string; lineId: string; savedLineId: string }> {
  const [saved] = await queryRows<{ id: string }>(Prisma.sql`
    WITH present AS (
      SELECT saved.id FROM saved_cart_lines saved JOIN cart_lines line USING (user_id, product_id)
      WHERE line.id = ${lineId}::uuid AND line.user_id = ${userId}::uuid FOR UPDATE OF saved
    ), removed AS (
      DELETE FROM cart_lines line USING products product
      WHERE line.id = ${lineId}::uuid AND line.user_id = ${userId}::uuid AND product.id = line.product_id AND ${ON_SALE}
        AND (SELECT count(*) FROM present) >= 0 AND ${hasRoomToSave(userId, Prisma.sql`line.product_id`)}
      RETURNING line.product_id, line.quantity, line.seen_price_paise
    )
    INSERT INTO saved_cart_lines AS saved (id, user_id, product_id, quantity, seen_price_paise)
    SELECT ${typeid().toUUID()}::uuid, ${userId}::uuid, product_id, quantity, seen_price_paise FROM removed
    ON CONFLICT (user_id, product_id) DO UPDATE
    SET quantity = least(saved.quantity + EXCLUDED.quantity, ${MAX_QUANTITY}::int), seen_price_paise = EXCLUDED.seen_price_paise
    RETURNING id`);
  if (!saved) throw await savingError(userId, lineId);
  return { userId, lineId, savedLineId: saved.id };
}

async function savingError(userId: string, lineId: string): Promise<Error> {
  const line = await db.cartLine.findUnique({
    where: { id: lineId, userId },
    select: { quantity: true, product: { select: STOCK_COLUMNS } },
  });
  if (!line) return new CartLineNotFoundError();
  return lineStatus(line) === 'WITHDRAWN' ? new ProductUnavailableError() : new TooManySavedCartLinesError();
}
