import { countKnownHeadings } from './guessColumns.ts';

/** The header of a table. */
export interface FoundHeader {
  /** Its position among the rows. */
  at: number;
  /** The rows that it takes: two where a heading stands above the headings of its parts. */
  rowCount: 1 | 2;
  cells: string[];
  /** The columns that its headings name, or are known to mean. */
  knownCount: number;
}

/** The rows among which the header is looked for: reports begin with a firm, a period and other titles. */
export const HEADER_ROWS = 20;
const MIN_KNOWN = 2;

/** Finds the header: the first of the first twenty rows with two known headings, otherwise the first row that is not blank. */
export function findHeader(rows: readonly (readonly string[])[]): FoundHeader {
  const counts = rows.slice(0, HEADER_ROWS).map(countKnownHeadings);
  const known = counts.findIndex((count) => count >= MIN_KNOWN);
  const at =
    known >= 0
      ? known
      : Math.max(
          0,
          rows.findIndex((cells) => cells.some((cell) => cell.trim() !== '')),
        );
  const cells = [...(rows[at] ?? [])];
  const merged = known >= 0 ? mergeParts(cells, rows[at + 1] ?? []) : null;
  return { at, rowCount: merged ? 2 : 1, cells: merged ?? cells, knownCount: counts[at] ?? 0 };
}

/** The headings with those of their parts, as in Tally’s `Closing Balance` above `Quantity`, `Rate` and `Value`; null when the next row has none. */
function mergeParts(cells: readonly string[], parts: readonly string[]): string[] | null {
  const texts = parts.filter((part) => part.trim() !== '');
  const arePartHeadings =
    countKnownHeadings(parts) > 0 && texts.every((text) => /^\P{N}*\p{L}\P{N}*$/u.test(text)) && texts.length > 1;
  const isNameBlank = (parts[0] ?? '').trim() === '' && (cells[0] ?? '').trim() !== '';
  const hasMerged = parts.some((part, at) => part.trim() !== '' && (cells[at] ?? '').trim() === ''); // a heading over several cells
  if (!arePartHeadings || !isNameBlank || !hasMerged) return null;
  return Array.from(
    { length: Math.max(cells.length, parts.length) },
    (_cell, at) => parts[at]?.trim() || (cells[at] ?? ''),
  );
}
