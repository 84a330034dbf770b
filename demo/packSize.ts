/** One pack size of a table row: its unit as shown, its base price, and how big it is among its row's sizes. */
export interface PackSize {
  unit: string;
  rupees: number;
  rank: 'only' | 'small' | 'middle' | 'large';
}

/** Each doubling of the size costs a little less than double, as in real shops. */
const BULK_EXPONENT = 0.94;

const SCALE: Record<string, number> = { kg: 1000, L: 1000, g: 1, ml: 1 };

/** How much is in a pack, in the smallest measure: '1 kg' 1000, '2 x 75 g' 150, '6 pcs' 6, '1 bunch' 1. */
export function packQuantity(unit: string): number {
  const match = /^(?:(\d+) x )?(\d+(?:\.\d+)?) (\D.*)$/.exec(unit);
  if (!match) throw new Error(`Not a pack size: "${unit}"`);
  const [, times = '1', amount = '', measure = ''] = match;
  return Number(times) * Number(amount) * (SCALE[measure] ?? 1);
}

/** Reads '500 ml 28, 1 L, 200 ml 15': a size without a price is priced from the first one. */
export function readPackSizes(text: string): PackSize[] {
  const parts = text.split(',').map((part) => /^(.+ \D+?)(?: (\d+))?$/.exec(part.trim()));
  const sizes = parts.map((match) => ({ unit: match?.[1] ?? '', rupees: Number(match?.[2] ?? 0) }));
  const [first] = sizes;
  if (!first || first.rupees === 0) throw new Error(`The first pack size needs a price: "${text}"`);
  const perFirst = packQuantity(first.unit);
  const ordered = sizes.map((size) => packQuantity(size.unit)).sort((left, right) => left - right);
  return sizes.map(({ unit, rupees }) => {
    const quantity = packQuantity(unit);
    const scaled = first.rupees * (quantity / perFirst) ** BULK_EXPONENT;
    return { unit, rupees: rupees || Math.round(scaled), rank: rankOf(quantity, ordered) };
  });
}

function rankOf(quantity: number, ordered: readonly number[]): PackSize['rank'] {
  if (ordered.length === 1) return 'only';
  if (quantity === ordered[0]) return 'small';
  return quantity === ordered.at(-1) ? 'large' : 'middle';
}
