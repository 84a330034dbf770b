import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { CartLineGoneError, OutOfStockError, ProductWithdrawnError, QuantityLimitError } from './cartErrors.ts';
import { MAX_QUANTITY } from './cartLimits.ts';
import { linePrice, lineStatus } from './lineStatus.ts';

/**
 * Sets the quantity of a line of the viewer's cart; the current price counts as seen from then on.
 * @throws CartLineGoneError, ProductWithdrawnError, OutOfStockError, QuantityLimitError
 */
export async function setLineQuantity(
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
  if (!line) throw new CartLineGoneError();
  if (lineStatus({ quantity, ...line }) === 'WITHDRAWN') throw new ProductWithdrawnError();
  if (quantity > line.product.stock) throw new OutOfStockError(line.product.stock);
  if (quantity > MAX_QUANTITY) throw new QuantityLimitError(MAX_QUANTITY);

  const { count } = await db.cartLine.updateMany({ where, data: { quantity, seenPricePaise: linePrice(line) } });
  if (count === 0) throw new CartLineGoneError();
  return { userId: viewer.userId, lineId };
}
