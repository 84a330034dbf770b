import { parse } from 'csv-parse/sync';
import { columnOf, type ColumnName } from './catalogueColumns.ts';
import type { ColumnMapping } from '../mapping/columnMapping.ts';
import { bareHeading, guessColumns } from '../mapping/guessColumns.ts';
import { REFUSED_HEADINGS } from '../refused/refusedHeadings.ts';
import { InvalidCsvError } from '../importErrors.ts';
import type { CsvFile } from './readCsv.ts';

const DELIMITERS = [',', ';', '\t'];
const MAX_HEADER_BYTES = 65_536;
const MAX_HEADINGS = 200;
const BYTE_ORDER_MARK = '\ufeff';

/** The separator of the cells: the one with which the first line names the most columns, and of those the most headings. */
export async function detectDelimiter(file: CsvFile): Promise<string> {
  const header = await firstLine(file);
  const counts = DELIMITERS.map((separator) => ({ separator, count: columnCount(header, separator) }));
  const [best] = counts.toSorted((one, other) => other.count - one.count);
  return best?.separator ?? ',';
}

async function firstLine(file: CsvFile): Promise<string> {
  let text = '';
  for await (const chunk of file.createReadStream()) {
    text += String(chunk);
    if (text.includes('\n') || text.length > MAX_HEADER_BYTES) break;
  }
  return (text.split(/\r?\n/, 1)[0] ?? '').replace(BYTE_ORDER_MARK, '');
}

function columnCount(header: string, separator: string): number {
  try {
    const [cells = []] = parse(header, { delimiter: separator });
    return cells.filter((cell) => columnOf(cell)).length * MAX_HEADER_BYTES + cells.length;
  } catch {
    return 0; // with this separator it is no header
  }
}

/** The headings of a file, and the columns that they are mapped to. */
export interface CsvHeader {
  headings: string[];
  columns: ColumnMapping;
  /** Whether each heading is a name of the format, or was mapped before. */
  isSure: boolean;
}

/**
 * Reads the header row: the columns that its headings name, were mapped to before, or probably mean. @throws InvalidCsvError when it is
 * no header, or has only names of the format and they do not identify products
 */
export function readHeader(
  cells: readonly string[],
  remembered: ReadonlyMap<string, ColumnName | null> = new Map(),
): CsvHeader {
  const headings = cells.map((cell) => cell.trim());
  if (headings.length > MAX_HEADINGS) throw new InvalidCsvError(`A file has at most ${MAX_HEADINGS} columns`, 1);
  const named = headings.filter((heading) => heading !== '' && !isOfRefusedRows(heading));
  const columns = guessColumns(
    headings.map((heading) => (isOfRefusedRows(heading) ? '' : heading)),
    remembered,
  );
  const isKnown = named.every((heading) => columnOf(heading));
  const isHeader = columns.some((column) => column !== null) || (named.length > 1 && /\p{L}/u.test(named.join('')));
  if (!isHeader) throw new InvalidCsvError('The first line has no column we know', 1);
  const isIdentifying = columns.includes('sku') || (columns.includes('name') && columns.includes('unit'));
  if (isKnown && !isIdentifying) {
    throw new InvalidCsvError('The file needs a column sku, or the columns name and unit', 1);
  }
  const isDecided = headings.every(
    (heading, at) =>
      heading === '' ||
      isOfRefusedRows(heading) ||
      columns[at] === (remembered.get(bareHeading(heading)) ?? columnOf(heading)),
  );
  const isRemembered = named.every((heading) => columnOf(heading) || remembered.has(bareHeading(heading)));
  return { headings, columns, isSure: isDecided && isRemembered && isIdentifying };
}

function isOfRefusedRows(heading: string): boolean {
  return REFUSED_HEADINGS.some((name) => bareHeading(name) === bareHeading(heading));
}
