import { escapeCharacters, splitUnescaped, unescapeCharacters } from './listCell.ts';

/** A fact as a line of the cell. */
interface Detail {
  name: string;
  value: string;
}

const NEW_LINE = '\n';
const IN_NAME = `:${NEW_LINE}`;

/** Joins extra facts to a cell, one per line: `Name: value`. A backslash escapes a colon within a name, a line break and a backslash. */
export function joinDetails(details: readonly Detail[]): string {
  return details
    .map(({ name, value }) => `${escapeCharacters(name, IN_NAME)}: ${escapeCharacters(value, NEW_LINE)}`)
    .join(NEW_LINE);
}

/** Splits such a cell into facts; null when a line is not a fact. */
export function splitDetails(cell: string): Detail[] | null {
  const details: Detail[] = [];
  for (const line of splitUnescaped(cell.replaceAll('\r\n', NEW_LINE), NEW_LINE)) {
    if (line.trim() === '') continue;
    const [name = '', value] = splitUnescaped(line, ':', 2);
    if (value === undefined) return null;
    details.push({ name: unescapeCharacters(name, IN_NAME).trim(), value: unescapeCharacters(value, NEW_LINE).trim() });
  }
  return details;
}
