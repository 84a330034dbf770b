import { MAX_LINES } from '../cart/cartLimits.ts';
import { linePrice, maxQuantity, type PricedLine } from '../cart/lineStatus.ts';

/** Why some of an order is not in the cart again. */
export type LeftOutReason = 'NOT_SOLD' | 'OUT_OF_STOCK' | 'FEWER_LEFT' | 'CART_FULL';

/** A product of which fewer than were ordered are in the cart; `quantity` is how many are missing. */
export interface LeftOut {
  name: string;
  reason: LeftOutReason;
  quantity: number;
}

/** A line of an order, with its product as it is now and how many of it the cart holds. */
export interface ReorderLine extends PricedLine {
  name: string;
  product: PricedLine['product'] & { id: string; cartLines: readonly { quantity: number }[] };
}

/** What the cart is to hold of a product. */
export interface WantedLine {
  productId: string;
  quantity: number;
  /** What one costs now, in paise. */
  price: number;
}

/** What of an order goes into a cart of so many lines, and what does not. A line that holds enough already stays as it is. */
export function planReorder(
  lines: readonly ReorderLine[],
  cartLineCount: number,
): { wanted: WantedLine[]; addedCount: number; leftOut: LeftOut[] } {
  const wanted: WantedLine[] = [];
  const leftOut: LeftOut[] = [];
  let [lineCount, addedCount] = [cartLineCount, 0];
  for (const { name, quantity: ordered, product } of lines) {
    const held = product.cartLines[0]?.quantity ?? 0;
    const isFull = held === 0 && lineCount >= MAX_LINES;
    const most = maxQuantity({ product });
    const quantity = isFull ? 0 : Math.min(ordered, most);
    if (quantity < ordered) {
      leftOut.push({ name, reason: reasonOf(product, most, isFull), quantity: ordered - quantity });
    }
    if (quantity <= held) continue;
    if (held === 0) lineCount += 1;
    addedCount += quantity - held;
    wanted.push({ productId: product.id, quantity, price: linePrice({ product }) });
  }
  return { wanted, addedCount, leftOut };
}

function reasonOf({ isPublished, deletedAt }: ReorderLine['product'], most: number, isFull: boolean): LeftOutReason {
  if (!isPublished || deletedAt) return 'NOT_SOLD';
  if (most === 0) return 'OUT_OF_STOCK';
  return isFull ? 'CART_FULL' : 'FEWER_LEFT';
}
