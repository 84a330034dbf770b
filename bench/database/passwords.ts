/**
 * The passwords of seeded shoppers, taken in turn: the shop limits how often one password is tried on different accounts at the
 * same time.
 */
export const PASSWORDS = Array.from({ length: 8 }, (_each, index) => `bench password ${index}`);

/** The password of the n-th shopper, counted from 1. */
export function passwordOf(shopper: number): string {
  return PASSWORDS[shopper % PASSWORDS.length] ?? '';
}

/** The e-mail address of the n-th shopper, counted from 1. */
export function emailOf(shopper: number): string {
  return `shopper${shopper}@bench.example`;
}
