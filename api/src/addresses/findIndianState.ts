import { INDIAN_STATES } from './indianStates.ts';

const NAMES = new Map(
  Object.entries(INDIAN_STATES).flatMap(([name, others]) => [name, ...others].map((each) => [keyOf(each), name])),
);

/** The stored name of the state that a text names, by name, code or usual spelling; undefined if there is none. */
export function findIndianState(text: string): string | undefined {
  return NAMES.get(keyOf(text.replace(/^\s*IN-/i, '')));
}

/** Letters alone, without case and accents; `&` is `and`. */
function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '');
}
