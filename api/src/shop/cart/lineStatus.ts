import { isAvailableForSale } from '../catalogue/availableForSale.ts';
import type { Prisma } from '../../platform/db/generated/client.ts';
import { orderLimit } from '../stock/orderLimit.ts';
import { sellingPrice } from '@kirana/shared/money.ts';

export type LineStatus = 'AVAILABLE' | 'INSUFFICIENT_STOCK' | 'LIMIT_EXCEEDED' | 'SOLD_OUT' | 'WITHDRAWN';

/** Prisma's selection of the product's columns that the status of a line depends on. */
export const STOCK_COLUMNS = { stock: true, maxPerOrder: true, isPublished: true, deletedAt: true } as const;

/** Prisma's selection of the product's columns that the total of a line depends on. */
export const PRICE_COLUMNS = { ...STOCK_COLUMNS, mrpPaise: true, discountPercent: true } as const;

interface LineOf<Columns extends Prisma.ProductSelect> {
  quantity: number;
  product: Prisma.ProductGetPayload<{ select: Columns }>;
}

type StockedLine = LineOf<typeof STOCK_COLUMNS>;
export type PricedLine = LineOf<typeof PRICE_COLUMNS>;

/** Whether the product is still sold, enough of it is left, and an order may have that many. */
export function lineStatus({ quantity, product }: StockedLine): LineStatus {
  if (!isAvailableForSale(product)) return 'WITHDRAWN';
  if (product.stock === 0) return 'SOLD_OUT';
  if (quantity <= maxQuantity({ product })) return 'AVAILABLE';
  return product.stock <= orderLimit(product) ? 'INSUFFICIENT_STOCK' : 'LIMIT_EXCEEDED';
}

/** The quantity that can be ordered; the bill counts no other pieces. */
export function availableQuantity(line: StockedLine): number {
  return Math.min(line.quantity, maxQuantity(line));
}

/** The largest quantity that the line can have. */
export function maxQuantity({ product }: Pick<StockedLine, 'product'>): number {
  return isAvailableForSale(product) ? Math.min(product.stock, orderLimit(product)) : 0;
}

/** The current price of one piece, in paise. */
export function linePrice({ product }: Pick<PricedLine, 'product'>): number {
  return sellingPrice(product.mrpPaise, product.discountPercent);
}
