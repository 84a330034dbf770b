import type { SeenLine } from './readSeenLines.ts';

/** A product whose quantity in the cart differs; a quantity of 0 means that the cart does not contain the product. */
export interface LineChange {
  productId: string;
  name: string;
  before: number;
  now: number;
}

/** Lists the products whose quantity differs between two states of a cart: first those in the cart now, then the removed ones. */
export function compareLines(before: readonly SeenLine[], now: readonly SeenLine[]): LineChange[] {
  const kept = new Set(now.map(({ productId }) => productId));
  const earlier = new Map(before.map(({ productId, quantity }) => [productId, quantity]));
  return [
    ...now.map(({ productId, name, quantity }) => ({
      productId,
      name,
      before: earlier.get(productId) ?? 0,
      now: quantity,
    })),
    ...before
      .filter(({ productId }) => !kept.has(productId))
      .map(({ productId, name, quantity }) => ({ productId, name, before: quantity, now: 0 })),
  ].filter((change) => change.before !== change.now);
}
