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
