import { type Readable } from 'node:stream';
import { unescapeFormula } from '../../../platform/core/csv.ts';
import { detectDelimiter } from './detectDelimiter.ts';
import { InvalidCsvError } from '../importErrors.ts';
import { readLines } from './readLines.ts';
import { splitRecords } from './splitRecords.ts';

/** A record of the file; the header is one of the first. */
export interface CsvRecord {
  /** The row number in a spreadsheet, from 1; blank rows count. */
  number: number;
  cells: string[];
  /** Why it can't be imported. */
  problem?: string;
}

/** A file whose streams begin at its start, so that it can be read several times. */
export interface CsvFile {
  createReadStream(): Readable;
}

/** The rows of a spreadsheet, blank ones included. */
const MAX_ROWS = 1_048_576;
/** A first line that tells Excel the separator. */
const SEPARATOR_HINT = /^"?sep=(.)"?$/i;

/** Reads the records of a file as a stream, without blank ones. @throws InvalidCsvError */
export async function* readCsv(file: CsvFile): AsyncGenerator<CsvRecord> {
  const hint = await readHint(file);
  const records = splitRecords(readLines(file), hint ?? (await detectDelimiter(file)));
  let number = 0;
  for await (const { cells, ...record } of records) {
    number += 1;
    if (number === 1 && hint) continue;
    if (number > MAX_ROWS) throw new InvalidCsvError('A file has at most 10,48,576 rows, blank ones included');
    if (cells.some((cell) => cell.trim() !== '')) yield { number, cells: cells.map(unescapeFormula), ...record };
  }
}

async function readHint(file: CsvFile): Promise<string | null> {
  for await (const line of readLines(file)) return SEPARATOR_HINT.exec(line.trim())?.[1] ?? null;
  return null;
}
