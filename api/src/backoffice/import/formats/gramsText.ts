/** A weight as a pack size: `500 g` or `1.5 kg`; empty for none. */
export function gramsText(grams: number): string {
  if (!Number.isFinite(grams) || grams <= 0) return '';
  return grams < 1000 ? `${round(grams)} g` : `${round(grams / 1000)} kg`;
}

function round(amount: number): number {
  return Number(amount.toPrecision(6));
}
