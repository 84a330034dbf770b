import { columnOf, IMPORT_COLUMN_NAMES, type ImportColumnName } from '../csv/catalogueColumns.ts';
import { KNOWN_HEADINGS, MRP_HEADINGS } from './knownHeadings.ts';

/** A heading with one of these words is about something else than its other words say: `Purchase Price` is not the price. */
const OTHER_MEANING =
  /purchase|cost|wholesale|compare|seo|google|tag|date|type|tax ?(class|status)|alt|position|weight|excl|without|before|basic|taxable|landing|international|cess/i;
const MIN_WORD = 4;
const CONTAINED_RANK = 100;

/** A discount in rupees: its heading may differ from that of a percentage by a sign alone. */
const DISCOUNT_IN_RUPEES = /disc.*(?:₹|\b(?:rs|inr|rupees?|amount|amt|flat|value)\b)|(?:flat|rupees?) disc/i;

/** The letters and digits of a heading, in lower case: `Item Name*` and `item_name` are the same. */
export function bareHeading(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** How surely a heading means a column; the lower, the surer. */
interface Guess {
  at: number;
  column: ImportColumnName;
  rank: number;
}

const KNOWN = IMPORT_COLUMN_NAMES.flatMap((column) =>
  KNOWN_HEADINGS[column].map((heading, rank) => ({ column, bare: bareHeading(heading), rank: rank + 1 })),
);
const MRP = MRP_HEADINGS.map(bareHeading);
/** `Price` beside a maximum retail price, and `Sale Price` beside a regular one. */
const SELLING_PRICE_RANK = 50;

/**
 * Guesses the column of each heading: one that was mapped before, then the catalogue's own names and aliases, then the headings of other
 * programs, then headings that contain one of those. Each column once, the surest heading first; null where there is no guess.
 */
export function guessColumns(
  headings: readonly string[],
  remembered: ReadonlyMap<string, ImportColumnName | null>,
): (ImportColumnName | null)[] {
  return assign(headings, (heading) => guessesOf(heading, remembered));
}

/** The number of columns that headings name, or are known to mean. */
export function countKnownHeadings(headings: readonly string[]): number {
  const known = assign(headings, (heading) =>
    guessesOf(heading, new Map()).filter(({ rank }) => rank < CONTAINED_RANK),
  );
  return known.filter((column) => column !== null).length;
}

function assign(
  headings: readonly string[],
  guess: (heading: string) => Omit<Guess, 'at'>[],
): (ImportColumnName | null)[] {
  const guesses = headings
    .flatMap((heading, at): Guess[] => guess(heading).map((each) => ({ at, ...each })))
    .toSorted((one, other) => one.rank - other.rank || one.at - other.at);
  const columns = headings.map((): ImportColumnName | null => null);
  const taken = new Set<ImportColumnName>();
  for (const { at, column } of guesses) {
    if (columns[at] || taken.has(column)) continue;
    columns[at] = column;
    taken.add(column);
  }
  return columns;
}

function guessesOf(heading: string, remembered: ReadonlyMap<string, ImportColumnName | null>): Omit<Guess, 'at'>[] {
  const bare = bareHeading(heading);
  const before = remembered.get(bare);
  if (before !== undefined) return before === null ? [] : [{ column: before, rank: -2 }];
  if (bare === '') return [];
  if (MRP.includes(bare)) return [{ column: 'price', rank: -1 }];
  if (DISCOUNT_IN_RUPEES.test(heading)) return [{ column: 'discount_amount', rank: 0 }];
  const exact = columnOf(heading) ?? columnOf(bare);
  const known = KNOWN.filter((each) => each.bare === bare).map(({ column, rank }) => ({
    column,
    rank: column === 'selling_price' ? SELLING_PRICE_RANK + rank : rank,
  }));
  if (exact) return [{ column: exact, rank: 0 }, ...known];
  if (known.length > 0 || OTHER_MEANING.test(heading)) return known;
  const names = [...IMPORT_COLUMN_NAMES.map((column) => ({ column, bare: bareHeading(column) })), ...KNOWN];
  return names
    .filter((each) => each.bare.length >= MIN_WORD && bare.includes(each.bare))
    .toSorted((one, other) => other.bare.length - one.bare.length)
    .slice(0, 1)
    .map(({ column }) => ({ column, rank: CONTAINED_RANK }));
}
