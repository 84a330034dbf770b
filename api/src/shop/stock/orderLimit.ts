/** The largest quantity of any product in one order; CHECKs of the database say the same of cart lines and of products. */
export const MAX_QUANTITY = 50;

/** The largest quantity of a product in one order. */
export function orderLimit({ maxPerOrder }: { maxPerOrder: number | null }): number {
  return maxPerOrder ?? MAX_QUANTITY;
}
