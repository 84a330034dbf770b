import type { Amount } from './amount.ts';

/** The largest maximum retail price in paise; a CHECK of the database says the same. */
export const MAX_PRICE_PAISE = 100_000_000;

/** A price for comparing packs: paise per 100 g, per kg, per 100 ml, per litre or per piece. */
export type UnitPrice = NonNullable<ReturnType<typeof unitPrice>>;

const REFERENCES = { g: { 100: '100 g', 1000: '1 kg' }, ml: { 100: '100 ml', 1000: '1 L' } } as const;

/** The price of a pack by its amount; null for one piece. */
export function unitPrice(pricePaise: number, { amount, base }: Amount) {
  if (base === 'pc') return amount === 1 ? null : { paise: Math.round(pricePaise / amount), per: '1 pc' };
  const reference = amount >= 1000 ? 1000 : 100;
  return { paise: Math.round((pricePaise * reference) / amount), per: REFERENCES[base][reference] };
}
