import type { ImportFormat } from '../../../platform/db/generated/client.ts';
import { cleanText } from '../../../platform/core/text/textShape.ts';
import { columnOf, type ImportColumnName } from './catalogueColumns.ts';
import { isIdentifying, type ColumnMapping } from '../mapping/columnMapping.ts';
import { bareHeading, guessColumns } from '../mapping/guessColumns.ts';
import { InvalidCsvError } from '../importErrors.ts';

/** The headings that the export of refused rows adds: the row's number in the file, and the reasons. An import ignores them. */
export const REFUSED_HEADINGS = ['refused_row', 'refused_reason'] as const;

/** Whether a heading is one of them. */
export function isOfRefusedRows(heading: string): boolean {
  return (REFUSED_HEADINGS as readonly string[]).includes(heading.trim().toLowerCase());
}

const MAX_HEADINGS = 200;

/** The headings of a file, and the columns that they are mapped to. */
export interface CsvHeader {
  headings: string[];
  columns: ColumnMapping;
  /** Whether each heading is a name of the format, or was mapped before. */
  isSure: boolean;
}

/** The headings of a header's cells: each a line of visible text. */
export function headingsOf(cells: readonly string[]): string[] {
  return cells.map((cell) => cleanText(cell).replace(/\s+/g, ' ').trim());
}

/**
 * Reads the columns of a file's headings: those that they name, were mapped to before, or probably mean. @throws InvalidCsvError when they
 * are no headings, or have only names of the format and do not identify products
 */
export function readHeader(
  headings: string[],
  {
    format,
    remembered = new Map(),
  }: { format: ImportFormat; remembered?: ReadonlyMap<string, ImportColumnName | null> },
): CsvHeader {
  if (headings.length > MAX_HEADINGS) throw new InvalidCsvError(`A file can have at most ${MAX_HEADINGS} columns`, 1);
  const named = headings.filter((heading) => heading !== '' && !isOfRefusedRows(heading));
  const columns = guessColumns(
    headings.map((heading) => (isOfRefusedRows(heading) ? '' : heading)),
    remembered,
  );
  const isHeader = columns.some((column) => column !== null) || (named.length > 1 && /\p{L}/u.test(named.join('')));
  if (!isHeader) throw new InvalidCsvError('We don’t recognise any column headings in the first 20 rows', 1);
  if (format === 'CATALOGUE' && !isIdentifying(columns)) {
    throw new InvalidCsvError('The file needs a sku or name column', 1);
  }
  const isDecided = headings.every(
    (heading, at) =>
      heading === '' ||
      isOfRefusedRows(heading) ||
      columns[at] === (remembered.get(bareHeading(heading)) ?? columnOf(heading)),
  );
  const isRemembered = named.every((heading) => columnOf(heading) || remembered.has(bareHeading(heading)));
  return { headings, columns, isSure: isDecided && isRemembered && isIdentifying(columns) };
}
