/** A price for comparing packs: paise per 100 g, per kg, per 100 ml, per litre or per piece. */
export interface UnitPrice {
  paise: number;
  per: string;
}

const PACK = /^(?:(\d+)\s*x\s*)?(\d+(?:\.\d+)?)\s*(g|kg|ml|l|pcs|pc)\b(?:\s*\(\s*pack of (\d+)\s*\))?/i;

const BASES = {
  g: { base: 'g', factor: 1 },
  kg: { base: 'g', factor: 1000 },
  ml: { base: 'ml', factor: 1 },
  l: { base: 'ml', factor: 1000 },
  pc: { base: 'pc', factor: 1 },
  pcs: { base: 'pc', factor: 1 },
} as const;

const REFERENCES = {
  g: { 100: '100 g', 1000: '1 kg' },
  ml: { 100: '100 ml', 1000: '1 L' },
} as const;

/** Reads a pack size such as `500 g`, `2 x 75 g`, `1 kg (pack of 2)` or `6 pcs`; null where it names no amount. */
export function unitPrice(pricePaise: number, unit: string): UnitPrice | null {
  const [, packs = '1', size, word, count = '1'] = PACK.exec(unit) ?? [];
  if (!size || !word) return null;
  const { base, factor } = BASES[word.toLowerCase() as keyof typeof BASES]; // the pattern admits only these words
  const amount = Number(packs) * Number(count) * Number(size) * factor;
  if (amount === 0) return null;
  if (base === 'pc') return amount === 1 ? null : { paise: Math.round(pricePaise / amount), per: '1 pc' };
  const reference = amount >= 1000 ? 1000 : 100;
  return { paise: Math.round((pricePaise * reference) / amount), per: REFERENCES[base][reference] };
}
