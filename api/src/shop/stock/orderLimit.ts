import { MAX_QUANTITY } from '@kirana/shared/limits.ts';

/** The largest quantity of a product in one order. */
export function orderLimit({ maxPerOrder }: { maxPerOrder: number | null }): number {
  return maxPerOrder ?? MAX_QUANTITY;
}
