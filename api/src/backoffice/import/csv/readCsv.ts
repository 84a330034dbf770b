import type { Readable } from 'node:stream';
import { isUtf8 } from 'node:buffer';
import { unescapeFormula } from '../../../platform/core/csv.ts';
import { InvalidCsvError } from '../importErrors.ts';
import { splitRecords, type SplitRecord } from './splitRecords.ts';
import { findHeader } from '../mapping/guessColumns.ts';

/** A record of the file; the header is one of the first. */
export interface CsvRecord extends SplitRecord {
  /** The row number in a spreadsheet, from 1; blank rows count. */
  number: number;
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
    if (number > MAX_ROWS) throw new InvalidCsvError('A file can have at most 10,48,576 rows, including blank ones');
    if (cells.some((cell) => cell.trim() !== '')) yield { number, cells: cells.map(unescapeFormula), ...record };
  }
}

async function readHint(file: CsvFile): Promise<string | null> {
  for await (const line of readLines(file)) return SEPARATOR_HINT.exec(line.trim())?.[1] ?? null;
  return null;
}

const [NEW_LINE, RETURN] = [0x0a, 0x0d];

const MAX_LINE_BYTES = 1_048_576;

const LINE_END = /(?<=\r\n|\n|\r(?!\n))/;

const BYTE_ORDER_MARK = '\ufeff';

/** Reads the lines of a text in UTF-8 or UTF-16, each with its end: CR LF, LF or CR. @throws InvalidCsvError with the number of a line that is no such text */
async function* readLines(file: CsvFile): AsyncGenerator<string> {
  let isFirst = true;
  for await (const bytes of wholeLines(inUtf8(file.createReadStream()))) {
    const text = bytes.toString('utf8');
    yield* (isFirst && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).split(LINE_END);
    isFirst = false;
  }
}

/** Decodes UTF-16, as which Excel saves “Unicode text”; it has a byte order mark or, in English, a NUL in each letter. */
async function* inUtf8(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let start = Buffer.alloc(0);
  let decoder: TextDecoder | null | undefined;
  for await (const chunk of bytes) {
    let read = chunk;
    if (decoder === undefined) {
      start = Buffer.concat([start, chunk]);
      if (start.length < 2) continue;
      decoder = decoderOf(start);
      read = start;
    }
    yield decoder ? Buffer.from(decoder.decode(read, { stream: true })) : read;
  }
  if (decoder) yield Buffer.from(decoder.decode());
  else if (decoder === undefined) yield start;
}

function decoderOf(start: Buffer): TextDecoder | null {
  const [first = 1, second = 1] = start;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return new TextDecoder('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return new TextDecoder('utf-16be');
  return null;
}

/** Passes on whole lines of UTF-8 text that the database can store. */
async function* wholeLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let line = 1;
  let begun = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const read = Buffer.concat([begun, chunk]);
    const beforeLast = read.subarray(0, -1); // a CR at the end may be the half of CR LF
    const end = Math.max(read.lastIndexOf(NEW_LINE), beforeLast.lastIndexOf(RETURN)) + 1;
    const whole = read.subarray(0, end);
    line += check(whole, line);
    begun = read.subarray(end);
    if (begun.length > MAX_LINE_BYTES) throw new InvalidCsvError(`Line ${line} is longer than 1 MB`, line);
    if (whole.length > 0) yield whole;
  }
  check(begun, line);
  if (begun.length > 0) yield begun;
}

/** The number of lines that end in the text. */
function check(text: Buffer, firstLine: number): number {
  const isText = isUtf8(text) && !text.includes(0);
  let line = firstLine;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const isEnd = text[at] === NEW_LINE || (text[at] === RETURN && text[at + 1] !== NEW_LINE);
    if (!isEnd) continue;
    if (!isText) checkLine(text.subarray(from, at), line);
    from = at + 1;
    line += 1;
  }
  if (!isText) checkLine(text.subarray(from), line);
  return line - firstLine;
}

function checkLine(text: Buffer, line: number): void {
  if (!isUtf8(text)) throw new InvalidCsvError(`Line ${line} is not UTF-8. Save the file as CSV UTF-8.`, line);
  if (text.includes(0)) throw new InvalidCsvError(`Line ${line} contains a NUL character`, line);
}

const DELIMITERS = [',', ';', '\t', '|'];

const MAX_SAMPLE_LENGTH = 65_536;

/** Rows that are read to find the header. */
const SAMPLE_ROWS = 25;

/** The separator of the cells: the one with which the header names the most columns, and of those the one with the most headings. */
async function detectDelimiter(file: CsvFile): Promise<string> {
  const lines = await firstLines(file);
  const scores = await Promise.all(DELIMITERS.map((delimiter) => scoreOf(lines, delimiter)));
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ',';
}

async function firstLines(file: CsvFile): Promise<string[]> {
  const lines: string[] = [];
  let length = 0;
  for await (const line of readLines(file)) {
    lines.push(line);
    length += line.length;
    if (length > MAX_SAMPLE_LENGTH) break;
  }
  return lines;
}

async function scoreOf(lines: readonly string[], delimiter: string): Promise<number> {
  const rows: string[][] = [];
  for await (const { cells } of splitRecords(asStream(lines), delimiter)) {
    if (rows.push(cells) === SAMPLE_ROWS) break;
  }
  const { cells, knownCount } = findHeader(rows);
  return knownCount * MAX_SAMPLE_LENGTH + cells.length;
}

async function* asStream(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
