const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats paise as rupees: `₹1,299`, `₹1,299.50`. */
export function formatRupees(paise: number | bigint): string {
  return rupees.format(Number(paise) / 100);
}

/** Formats what makes an amount whole rupees, with its sign: `+₹0.50`, `−₹0.25`. */
export function formatRoundOff(paise: number | bigint): string {
  return paise < 0 ? `−${formatRupees(-paise)}` : `+${formatRupees(paise)}`;
}

/**
 * What is paid in cash for an amount, in paise: whole rupees. 50 paise and more become a rupee and less is dropped, as the tax itself is
 * rounded by section 170 of the Central Goods and Services Tax Act, 2017. The trigger `round_off_cash` of the
 * database computes the same for payments.
 */
export function roundToRupee(paise: bigint): bigint {
  return ((paise + 50n) / 100n) * 100n;
}

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
