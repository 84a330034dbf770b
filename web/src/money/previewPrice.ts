const PAISE_PER_RUPEE = 100;

/**
 * What a product would cost after its discount, in paise, for the preview of one that is not saved yet and for nothing else: a
 * price is what the server says. The same rule as the server's `sellingPrice`, with the same tests.
 */
export function previewPrice(mrpPaise: number, discountPercent: number): number {
  const discountRupees = Math.ceil((mrpPaise * discountPercent) / (100 * PAISE_PER_RUPEE));
  return Math.max(0, mrpPaise - discountRupees * PAISE_PER_RUPEE);
}
