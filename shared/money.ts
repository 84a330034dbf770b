import { formatCount } from './numbers.ts';

const PAISE_PER_RUPEE = 100;

/**
 * The price of a product after its discount, in paise: the discount is `discountPercent` of the MRP, rounded up to a whole rupee, and at most
 * the MRP. The database's function `selling_price` computes the same.
 */
export function sellingPrice(mrpPaise: number, discountPercent: number): number {
  const discountRupees = Math.ceil((mrpPaise * discountPercent) / (100 * PAISE_PER_RUPEE));
  return Math.max(0, mrpPaise - discountRupees * PAISE_PER_RUPEE);
}

/**
 * What is paid in cash for an amount, in paise: whole rupees. 50 paise and more become a rupee and less is dropped, as the tax itself is rounded
 * by section 170 of the Central Goods and Services Tax Act, 2017. The database's trigger `round_off_cash` computes the same for payments.
 */
export function roundToRupee(paise: number): number {
  return Math.floor((paise + 50) / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
}

/** Formats paise as rupees: `₹1,299`, with paise only if there are any (`₹12.50`). */
export function formatRupees(paise: number | bigint): string {
  const amount = Math.abs(Number(paise));
  const rest = amount % PAISE_PER_RUPEE;
  const rupees = formatCount((amount - rest) / PAISE_PER_RUPEE);
  return `${paise < 0 ? '-' : ''}₹${rupees}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** Formats what makes an amount whole rupees, with its sign: `+₹0.50`, `−₹0.25`. */
export function formatRoundOff(paise: number | bigint): string {
  return paise < 0 ? `−${formatRupees(-paise)}` : `+${formatRupees(paise)}`;
}
