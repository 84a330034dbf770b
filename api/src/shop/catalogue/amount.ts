/** How much of something there is: in a pack, or as a shopper asks for it. The database reads both by `read_amount`. */
export interface Amount {
  amount: number;
  /** Grams, millilitres or pieces. */
  base: 'g' | 'ml' | 'pc';
}

/** Whether a text of the database is the base of an amount. */
export function isAmountBase(base: string | null): base is Amount['base'] {
  return base === 'g' || base === 'ml' || base === 'pc';
}

/** The amount of a pack as a shopper reads it, such as `500 g`, `1.5 kg`, `2 L` or `6 pcs`; `parse_pack_size` reads it back. */
export function formatPackSize({ amount, base }: Amount): string {
  if (base === 'pc') return `${amount} ${amount === 1 ? 'pc' : 'pcs'}`;
  const large = amount / 1000;
  const isLarge = amount >= 1000 && Number(large.toFixed(3)) === large;
  if (!isLarge) return `${amount} ${base}`;
  return `${large} ${base === 'g' ? 'kg' : 'L'}`;
}
