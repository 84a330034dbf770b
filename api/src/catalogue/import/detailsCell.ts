import { escaped, splitAt, unescaped } from './listCell.ts';

/** A line of extra facts, as the cell has it. */
interface Detail {
  name: string;
  value: string;
}

const NEW_LINE = '\n';
const IN_NAME = `:${NEW_LINE}`;

/** Extra facts, one a line: `Name: value`. A colon within a name, a new line and a backslash get a backslash before them. */
export function joinDetails(details: readonly Detail[]): string {
  return details.map(({ name, value }) => `${escaped(name, IN_NAME)}: ${escaped(value, NEW_LINE)}`).join(NEW_LINE);
}

/** The facts in such a cell; null when a line is none. */
export function splitDetails(cell: string): Detail[] | null {
  const details: Detail[] = [];
  for (const line of splitAt(cell.replaceAll('\r\n', NEW_LINE), NEW_LINE)) {
    if (line.trim() === '') continue;
    const [name = '', value] = splitAt(line, ':', 2);
    if (value === undefined) return null;
    details.push({ name: unescaped(name, IN_NAME).trim(), value: unescaped(value, NEW_LINE).trim() });
  }
  return details;
}
