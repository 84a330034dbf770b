import { db } from '../db/client.ts';
import type { Viewer } from '../core/viewer.ts';
import { CartLineNotFoundError, OutOfStockError, ProductUnavailableError, QuantityLimitError } from './cartErrors.ts';
import { MAX_QUANTITY } from './cartLimits.ts';
import { linePrice, lineStatus } from './lineStatus.ts';

/**
 * Sets the quantity of a line of the viewer's cart and records the current price as seen.
 * @throws CartLineNotFoundError, ProductUnavailableError, OutOfStockError, QuantityLimitError
 */
export async function updateCartLine(
  viewer: Viewer,
  { lineId, quantity }: { lineId: string; quantity: number },
): Promise<{ userId: string; lineId: string }> {
  const where = { id: lineId, userId: viewer.userId };
  const line = await db.cartLine.findUnique({
    where,
    select: {
      product: { select: { stock: true, isPublished: true, deletedAt: true, mrpPaise: true, discountPercent: true } },
    },
  });
  if (!line) throw new CartLineNotFoundError();
  if (lineStatus({ quantity, ...line }) === 'WITHDRAWN') throw new ProductUnavailableError();
  if (quantity > line.product.stock) throw new OutOfStockError(line.product.stock);
  if (quantity > MAX_QUANTITY) throw new QuantityLimitError(MAX_QUANTITY);

  const { count } = await db.cartLine.updateMany({ where, data: { quantity, seenPricePaise: linePrice(line) } });
  if (count === 0) throw new CartLineNotFoundError();
  return { userId: viewer.userId, lineId };
}
