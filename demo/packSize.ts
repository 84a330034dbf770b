/** One pack size of a table row: its unit as shown, its base price, and how big it is among its row's sizes. */
export interface PackSize {
  unit: string;
  rupees: number;
  rank: 'only' | 'small' | 'middle' | 'large';
}

/** Each doubling of the size costs a little less than double, as in real shops. */
const BULK_EXPONENT = 0.94;

const SCALE: Record<string, number> = { kg: 1000, L: 1000, g: 1, ml: 1 };

/** A unit taken apart: how many packs are sold together, how much is in each, in the smallest measure, and whether that is grams. */
export interface UnitParts {
  times: number;
  each: number;
  isWeight: boolean;
}

/** '1 kg' is 1 of 1000, '2 x 75 g' 2 of 75, '6 pcs' 1 of 6, '1 bunch' 1 of 1. */
export function unitParts(unit: string): UnitParts {
  const match = /^(?:(\d+) x )?(\d+(?:\.\d+)?) (\D.*)$/.exec(unit);
  if (!match) throw new Error(`Not a pack size: "${unit}"`);
  const [, times = '1', amount = '', measure = ''] = match;
  return { times: Number(times), each: Number(amount) * (SCALE[measure] ?? 1), isWeight: /^k?g$/.test(measure) };
}

/** How much is in a pack, or in the packs that are sold together, in the smallest measure. */
export function packQuantity(unit: string): number {
  const { times, each } = unitParts(unit);
  return times * each;
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
