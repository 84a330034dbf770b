const PAISE_PER_RUPEE = 100;

/**
 * What a product costs after its discount, in paise: the discount is `discountPercent` of the price,
 * rounded up to a whole rupee, and never more than the price. The only place where it is computed.
 */
export function sellingPrice(mrpPaise: number, discountPercent: number): number {
  const discountRupees = Math.ceil((mrpPaise * discountPercent) / (100 * PAISE_PER_RUPEE));
  return Math.max(0, mrpPaise - discountRupees * PAISE_PER_RUPEE);
}
