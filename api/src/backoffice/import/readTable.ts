import { fileTypeFromBuffer } from 'file-type';
import { InvalidCsvError } from './importErrors.ts';
import { headingsOf } from './csv/csvHeader.ts';
import { readCsv, type CsvFile, type CsvRecord } from './csv/readCsv.ts';
import { findHeader, HEADER_ROWS } from './mapping/guessColumns.ts';
import { readXlsx } from './xlsx/readXlsx.ts';

/** The first bytes of a zip, of an empty one and of a part of one; an Excel workbook is a zip. */
const ZIPS = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];
/** The container of .xls files, and of workbooks with a password. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const MAX_ROWS = 100_000;
const TYPE_SNIFF_BYTES = 4100;

/** The records of a file, as they stand in it. */
export interface FileRecords {
  /** The name of a workbook's sheet; null for a CSV file. */
  sheet: string | null;
  records: AsyncGenerator<CsvRecord>;
}

/** The table of a file: its headings, and the rows below them. */
export interface FileTable {
  sheet: string | null;
  headings: string[];
  /** The number of the row with the headings, from 1. */
  headerRow: number;
  records: AsyncIterable<CsvRecord>;
  /** Ends the reading of the file. */
  close: () => Promise<unknown>;
}

/** Reads the table of a CSV file or of a workbook: below the first row of headings, of the first visible sheet that has one. @throws InvalidCsvError */
export async function readTable(file: CsvFile): Promise<FileTable> {
  const { sheet, records } = await readRecords(file);
  const close = () => records.return(undefined);
  try {
    const first = await takeFirst(records, HEADER_ROWS + 1);
    const header = findHeader(first.map(({ cells }) => cells));
    const row = first[header.at];
    if (!row) throw new InvalidCsvError('The file is empty');
    const below = first.slice(header.at + header.rowCount);
    const headings = headingsOf(header.cells);
    return { sheet, headings, headerRow: row.number, records: continued(below, records), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function takeFirst(records: AsyncGenerator<CsvRecord>, count: number): Promise<CsvRecord[]> {
  const first: CsvRecord[] = [];
  while (first.length < count) {
    const { value } = (await records.next()) as IteratorResult<CsvRecord, undefined>;
    if (!value) break;
    first.push(value);
  }
  return first;
}

async function* continued(first: readonly CsvRecord[], rest: AsyncGenerator<CsvRecord>): AsyncGenerator<CsvRecord> {
  let count = 0;
  for await (const records of [first, rest]) {
    for await (const record of records) {
      count += 1;
      if (count > MAX_ROWS) throw new InvalidCsvError('A file can have at most 1,00,000 rows');
      yield record;
    }
  }
}

/** Reads the records of a file; its first bytes tell whether it is a workbook. @throws InvalidCsvError */
async function readRecords(file: CsvFile): Promise<FileRecords> {
  const start = await firstBytes(file, OLE.length);
  if (start.equals(OLE)) {
    throw new InvalidCsvError('We can’t read .xls files or workbooks with a password. Save it as .xlsx or CSV UTF-8.');
  }
  return startsAsZip(start) ? readXlsx(file) : { sheet: null, records: readCsv(file) };
}

function startsAsZip(start: Buffer): boolean {
  return ZIPS.includes(start.toString('latin1', 0, 4));
}

/** Archives and pictures that an admin may take for a zip of pictures. */
const OTHER_ARCHIVE = /(?:rar|7z|tar|gzip|bzip2|xz)/;
const PICTURE = /^image\/(?:jpeg|png|webp|avif|gif|hei[cf])/;

/** Whether a file is a zip, such as a workbook. @throws InvalidCsvError for another archive or a single picture */
export async function isZip(file: CsvFile): Promise<boolean> {
  const start = await firstBytes(file, TYPE_SNIFF_BYTES);
  if (startsAsZip(start)) return true;
  const { mime = '', ext = '' } = (await fileTypeFromBuffer(start)) ?? {};
  if (OTHER_ARCHIVE.test(mime)) throw new InvalidCsvError(`We can’t read .${ext} files. Make a .zip and upload that.`);
  if (PICTURE.test(mime)) {
    throw new InvalidCsvError('This is a picture. Put your pictures in a .zip, or add it on its product’s page.');
  }
  return false;
}

async function firstBytes(file: CsvFile, count: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for await (const chunk of file.createReadStream()) {
    bytes = Buffer.concat([bytes, chunk as Buffer]); // a stream of bytes
    if (bytes.length >= count) break;
  }
  return bytes.subarray(0, count);
}
