import { InvalidCsvError } from './importErrors.ts';
import { readCsv, type CsvFile, type CsvRecord } from './csv/readCsv.ts';
import { readXlsx } from './xlsx/readXlsx.ts';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** The container of .xls files, and of workbooks with a password. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Reads the records of a CSV file or of a workbook's first sheet; its first bytes tell which it is. @throws InvalidCsvError */
export async function* readRecords(file: CsvFile): AsyncGenerator<CsvRecord> {
  const start = await firstBytes(file, OLE.length);
  if (start.equals(OLE)) {
    throw new InvalidCsvError(
      'An .xls file or a workbook with a password can’t be read. Save it as .xlsx or as CSV UTF-8.',
    );
  }
  yield* start.subarray(0, ZIP.length).equals(ZIP) ? readXlsx(file) : readCsv(file);
}

async function firstBytes(file: CsvFile, count: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for await (const chunk of file.createReadStream()) {
    bytes = Buffer.concat([bytes, chunk as Buffer]); // a stream of bytes
    if (bytes.length >= count) break;
  }
  return bytes.subarray(0, count);
}
