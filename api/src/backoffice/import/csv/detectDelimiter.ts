import { findHeader } from '../mapping/findHeader.ts';
import type { CsvFile } from './readCsv.ts';
import { readLines } from './readLines.ts';
import { splitRecords } from './splitRecords.ts';

const DELIMITERS = [',', ';', '\t', '|'];
const MAX_SAMPLE_LENGTH = 65_536;
/** Rows that are read to find the header. */
const MAX_ROWS = 25;

/** The separator of the cells: the one with which the header names the most columns, and of those the one with the most headings. */
export async function detectDelimiter(file: CsvFile): Promise<string> {
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
    if (rows.push(cells) === MAX_ROWS) break;
  }
  const { cells, knownCount } = findHeader(rows);
  return knownCount * MAX_SAMPLE_LENGTH + cells.length;
}

async function* asStream(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
