const PAISE_PER_RUPEE = 100;

/**
 * The price of a product after its discount, in paise: the discount is `discountPercent` of the MRP,
 * rounded up to a whole rupee, and at most the MRP. No other code computes it, except
 * `selling_price` of the database.
 */
export function sellingPrice(mrpPaise: number, discountPercent: number): number {
  const discountRupees = Math.ceil((mrpPaise * discountPercent) / (100 * PAISE_PER_RUPEE));
  return Math.max(0, mrpPaise - discountRupees * PAISE_PER_RUPEE);
}
