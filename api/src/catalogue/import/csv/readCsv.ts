import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { assertUtf8 } from './assertUtf8.ts';
import { detectDelimiter } from './csvHeader.ts';
import { InvalidCsvError } from '../importErrors.ts';
import { unescapeFormula } from '../../../core/csv/escapeFormula.ts';

/** A record of the file; the header is the first record. */
export interface CsvRecord {
  /** The row number in a spreadsheet, from 1; blank rows count. */
  number: number;
  cells: string[];
}

/** A file whose streams begin at its start, so that it can be read several times. */
export interface CsvFile {
  createReadStream(): Readable;
}

const MAX_RECORD_BYTES = 65_536;
const MAX_ROWS = 100_000;

const REASONS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  CSV_MAX_RECORD_SIZE: 'it has more than 64 kB; a quote may be missing',
  INVALID_OPENING_QUOTE: 'a cell with a quote in it stands in quotes, and each quote in it is doubled',
  CSV_INVALID_CLOSING_QUOTE: 'a cell with a quote in it stands in quotes, and each quote in it is doubled',
};

/** Reads the records of a file as a stream, without blank ones. @throws InvalidCsvError */
export async function* readCsv(file: CsvFile): AsyncGenerator<CsvRecord> {
  let lastLine = 0; // of the last record; an error has the line at which it was noticed, not where its record begins
  const parser = parse({
    bom: true,
    delimiter: await detectDelimiter(file),
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    max_record_size: MAX_RECORD_BYTES,
    on_record: (record: string[], { lines }) => {
      lastLine = lines;
      return record;
    },
  });
  const text = Readable.from(assertUtf8(file.createReadStream(), MAX_RECORD_BYTES));
  pipeline(text, parser, () => undefined); // the parser throws the error
  let number = 0;
  try {
    for await (const read of parser) {
      const record = read as string[]; // without the option `columns`
      number += 1;
      if (number > MAX_ROWS + 1) throw new InvalidCsvError('A file has at most 1,00,000 rows');
      const cells = record.map(unescapeFormula);
      if (cells.some((cell) => cell.trim() !== '')) yield { number, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason = REASONS[error.code] ?? 'it can’t be read';
    const line = lastLine + 1;
    throw new InvalidCsvError(`The row that begins in line ${line}: ${reason}`, line, { cause: error });
  }
}
