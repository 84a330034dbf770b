import { MAX_LINES } from '../cart/cartLimits.ts';
import { linePrice, lineStatus, maxQuantity, type PricedLine } from '../cart/lineStatus.ts';

/** Why a line of the order is not in the cart in full. */
export type UnavailableLineReason =
  'WITHDRAWN' | 'OUT_OF_STOCK' | 'INSUFFICIENT_STOCK' | 'LIMIT_EXCEEDED' | 'CART_FULL';

/** An order line that the cart does not hold in full; `quantity` is the difference. */
export interface UnavailableLine {
  name: string;
  reason: UnavailableLineReason;
  quantity: number;
}

/** A line of an order with its current product and the quantity of that product in the cart. */
export interface ReorderLine extends PricedLine {
  name: string;
  product: PricedLine['product'] & { id: string; cartLines: readonly { quantity: number }[] };
}

/** The quantity of a product that the cart shall hold. */
export interface TargetLine {
  productId: string;
  quantity: number;
  /** The current price of one, in paise. */
  price: number;
}

/** Computes which lines of an order the cart receives, and which are unavailable. A cart line with the quantity or more stays. */
export function planReorder(
  lines: readonly ReorderLine[],
  cartLineCount: number,
): { targetLines: TargetLine[]; addedCount: number; unavailableLines: UnavailableLine[] } {
  const targetLines: TargetLine[] = [];
  const unavailableLines: UnavailableLine[] = [];
  let [lineCount, addedCount] = [cartLineCount, 0];
  for (const line of lines) {
    const { name, quantity: ordered, product } = line;
    const held = product.cartLines[0]?.quantity ?? 0;
    const isFull = held === 0 && lineCount >= MAX_LINES;
    const quantity = isFull ? 0 : Math.min(ordered, maxQuantity(line));
    if (quantity < ordered)
      unavailableLines.push({ name, reason: reasonOf(line, isFull), quantity: ordered - quantity });
    if (quantity <= held) continue;
    if (held === 0) lineCount += 1;
    addedCount += quantity - held;
    targetLines.push({ productId: product.id, quantity, price: linePrice({ product }) });
  }
  return { targetLines, addedCount, unavailableLines };
}

function reasonOf(line: ReorderLine, isFull: boolean): UnavailableLineReason {
  const status = lineStatus(line);
  if (status === 'WITHDRAWN') return status;
  if (status === 'SOLD_OUT') return 'OUT_OF_STOCK';
  return isFull || status === 'AVAILABLE' ? 'CART_FULL' : status;
}
