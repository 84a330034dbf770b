import { sellingPrice } from '../money/sellingPrice.ts';
import { MAX_QUANTITY } from './cartLimits.ts';

/** Whether a line can be ordered unchanged. */
export type LineStatus = 'AVAILABLE' | 'INSUFFICIENT_STOCK' | 'SOLD_OUT' | 'WITHDRAWN';

/** The columns that the status of a line depends on. */
export interface StockedLine {
  quantity: number;
  product: { stock: number; isPublished: boolean; deletedAt: Date | null };
}

/** The columns that the total of a line depends on. */
export interface PricedLine extends StockedLine {
  product: StockedLine['product'] & { mrpPaise: number; discountPercent: number };
}

/** Whether the product is still sold and enough of it is left. */
export function lineStatus({ quantity, product }: StockedLine): LineStatus {
  if (!product.isPublished || product.deletedAt) return 'WITHDRAWN';
  if (product.stock === 0) return 'SOLD_OUT';
  return product.stock < quantity ? 'INSUFFICIENT_STOCK' : 'AVAILABLE';
}

/** The quantity that can be ordered; the bill counts no other pieces. */
export function availableQuantity(line: StockedLine): number {
  return lineStatus(line) === 'WITHDRAWN' ? 0 : Math.min(line.quantity, line.product.stock);
}

/** The largest quantity that the line can have. */
export function maxQuantity({ product }: Pick<StockedLine, 'product'>): number {
  return product.isPublished && !product.deletedAt ? Math.min(product.stock, MAX_QUANTITY) : 0;
}

/** The current price of one piece, in paise. */
export function linePrice({ product }: Pick<PricedLine, 'product'>): number {
  return sellingPrice(product.mrpPaise, product.discountPercent);
}
