import { orderLimit } from '../stock/orderLimit.ts';
import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { CartLineNotFoundError, OutOfStockError, ProductUnavailableError, QuantityLimitError } from './cartErrors.ts';
import { linePrice, lineStatus, PRICE_COLUMNS } from './lineStatus.ts';

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
    select: { product: { select: PRICE_COLUMNS } },
  });
  if (!line) throw new CartLineNotFoundError();
  const status = lineStatus({ quantity, ...line });
  if (status === 'WITHDRAWN') throw new ProductUnavailableError();
  if (status === 'LIMIT_EXCEEDED') throw new QuantityLimitError(orderLimit(line.product));
  if (status !== 'AVAILABLE') throw new OutOfStockError(line.product.stock);

  const { count } = await db.cartLine.updateMany({ where, data: { quantity, seenPricePaise: linePrice(line) } });
  if (count === 0) throw new CartLineNotFoundError();
  return { userId: viewer.userId, lineId };
}
