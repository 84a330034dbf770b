import { columnOf, COLUMN_NAMES, type ColumnName } from '../csv/catalogueColumns.ts';
import { KNOWN_HEADINGS } from './knownHeadings.ts';

/** A heading with one of these words is about something else than its other words say: `Purchase Price` is not the price. */
const OTHER_MEANING =
  /purchase|cost|wholesale|compare|seo|google|tag|date|type|tax ?(class|status)|alt|position|weight/i;
const MIN_WORD = 4;

/** The letters and digits of a heading, in lower case: `Item Name*` and `item_name` are the same. */
export function bareHeading(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** How surely a heading means a column; the lower, the surer. */
interface Guess {
  at: number;
  column: ColumnName;
  rank: number;
}

const KNOWN = COLUMN_NAMES.flatMap((column) =>
  KNOWN_HEADINGS[column].map((heading, rank) => ({ column, bare: bareHeading(heading), rank: rank + 1 })),
);

/**
 * Guesses the column of each heading: one that was mapped before, then the catalogue's own names and aliases, then the headings of other
 * programs, then headings that contain one of those. Each column once, the surest heading first; null where there is no guess.
 */
export function guessColumns(
  headings: readonly string[],
  remembered: ReadonlyMap<string, ColumnName | null>,
): (ColumnName | null)[] {
  const guesses = headings
    .flatMap((heading, at): Guess[] => guessesOf(heading, remembered).map((guess) => ({ at, ...guess })))
    .toSorted((one, other) => one.rank - other.rank || one.at - other.at);
  const columns = headings.map((): ColumnName | null => null);
  const taken = new Set<ColumnName>();
  for (const { at, column } of guesses) {
    if (columns[at] || taken.has(column)) continue;
    columns[at] = column;
    taken.add(column);
  }
  return columns;
}

function guessesOf(heading: string, remembered: ReadonlyMap<string, ColumnName | null>): Omit<Guess, 'at'>[] {
  const bare = bareHeading(heading);
  const before = remembered.get(bare);
  if (before !== undefined) return before === null ? [] : [{ column: before, rank: -1 }];
  const exact = columnOf(heading) ?? columnOf(bare);
  if (exact) return [{ column: exact, rank: 0 }];
  const known = KNOWN.filter((each) => each.bare === bare);
  if (known.length > 0 || OTHER_MEANING.test(heading)) return known.map(({ column, rank }) => ({ column, rank }));
  const names = [...COLUMN_NAMES.map((column) => ({ column, bare: bareHeading(column) })), ...KNOWN];
  return names
    .filter((each) => each.bare.length >= MIN_WORD && bare.includes(each.bare))
    .toSorted((one, other) => other.bare.length - one.bare.length)
    .slice(0, 1)
    .map(({ column }) => ({ column, rank: 100 }));
}
