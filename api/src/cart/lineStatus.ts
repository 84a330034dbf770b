import { sellingPrice } from '../money/sellingPrice.ts';
import { MAX_QUANTITY } from './cartLimits.ts';

/** Whether a line can be ordered as it stands. */
export type LineStatus = 'AVAILABLE' | 'SHORT' | 'SOLD_OUT' | 'WITHDRAWN';

/** What a line's state depends on. */
export interface StockedLine {
  quantity: number;
  product: { stock: number; isPublished: boolean; deletedAt: Date | null };
}

/** What a line's cost depends on besides. */
export interface PricedLine extends StockedLine {
  product: StockedLine['product'] & { mrpPaise: number; discountPercent: number };
}

/** Whether the product is still sold and enough of it is left. */
export function lineStatus({ quantity, product }: StockedLine): LineStatus {
  if (!product.isPublished || product.deletedAt) return 'WITHDRAWN';
  if (product.stock === 0) return 'SOLD_OUT';
  return product.stock < quantity ? 'SHORT' : 'AVAILABLE';
}

/** How many of a line can be had now; the bill counts these alone. */
export function obtainable(line: StockedLine): number {
  return lineStatus(line) === 'WITHDRAWN' ? 0 : Math.min(line.quantity, line.product.stock);
}

/** The largest quantity that the line may be set to. */
export function maxQuantity({ product }: Pick<StockedLine, 'product'>): number {
  return product.isPublished && !product.deletedAt ? Math.min(product.stock, MAX_QUANTITY) : 0;
}

/** What one piece of the line costs now, in paise. */
export function linePrice({ product }: Pick<PricedLine, 'product'>): number {
  return sellingPrice(product.mrpPaise, product.discountPercent);
}
