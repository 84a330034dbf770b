const PAISE_PER_RUPEE = 100;

/**
 * A product's price after its discount, in paise, only for the preview of an unsaved product; all other prices come from the
 * server. It is the same rule as the server's `sellingPrice`, with the same tests.
 */
export function previewPrice(mrpPaise: number, discountPercent: number): number {
  const discountRupees = Math.ceil((mrpPaise * discountPercent) / (100 * PAISE_PER_RUPEE));
  return Math.max(0, mrpPaise - discountRupees * PAISE_PER_RUPEE);
}
