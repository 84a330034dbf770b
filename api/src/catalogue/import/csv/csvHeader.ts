import { parse } from 'csv-parse/sync';
import { columnOf, type ColumnName } from './catalogueColumns.ts';
import { InvalidCsvError } from '../importErrors.ts';
import type { CsvFile } from './readCsv.ts';

const DELIMITERS = [',', ';', '\t'];
const MAX_HEADER_BYTES = 65_536;
const BYTE_ORDER_MARK = '\ufeff';

/** The separator of the cells: the one with which the first line names the most columns. */
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
    return cells.filter((cell) => columnOf(cell)).length;
  } catch {
    return 0; // with this separator it is no header
  }
}

/** The columns of a file in their order; null for an unknown column. */
export interface CsvHeader {
  columns: (ColumnName | null)[];
  /** The names in the file. */
  unknown: string[];
}

/** Reads the header row. @throws InvalidCsvError when its columns do not identify products */
export function readHeader(cells: readonly string[]): CsvHeader {
  const columns = cells.map(columnOf);
  const known = columns.filter((column) => column !== null);
  const twice = known.find((column, at) => known.indexOf(column) !== at);
  if (twice) throw new InvalidCsvError(`The column ${twice} appears twice`, 1);
  if (known.length === 0) throw new InvalidCsvError('The first line has no column we know', 1);
  if (!known.includes('sku') && !(known.includes('name') && known.includes('unit'))) {
    throw new InvalidCsvError('The file needs a column sku, or the columns name and unit', 1);
  }
  const unknown = cells.map((cell) => cell.trim()).filter((cell) => cell !== '' && columnOf(cell) === null);
  return { columns, unknown };
}
