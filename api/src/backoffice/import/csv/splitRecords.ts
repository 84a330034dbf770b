import { CsvError, parse } from 'csv-parse/sync';

/** A record of a text. */
export interface SplitRecord {
  cells: string[];
  /** Why it can't be imported. */
  problem?: string;
}

const MAX_RECORD_LENGTH = 65_536;
const TOO_LONG = 'The row is larger than 64 kB. A quote may be missing.';
const STRAY_QUOTE = 'A quote in this row isn’t closed, or isn’t doubled inside its cell';

/** Lines that can be read again. */
class Lines {
  readonly #source: AsyncIterator<string>;
  /** The last one is read next. */
  readonly #unread: string[] = [];

  constructor(lines: AsyncIterable<string>) {
    this.#source = lines[Symbol.asyncIterator]();
  }

  /** The next line; undefined after the last one. */
  async next(): Promise<string | undefined> {
    return this.#unread.pop() ?? (await this.#source.next()).value;
  }

  /** Puts lines back, to be read again. */
  unread(lines: readonly string[]): void {
    for (const line of lines.toReversed()) this.#unread.push(line);
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }
}

/**
 * Splits lines into records as spreadsheets do: a quote within a cell is a letter, and blanks around a quoted cell are ignored. A quote that is
 * opened and never closed spoils the record of its own line alone.
 */
export async function* splitRecords(source: AsyncIterable<string>, delimiter: string): AsyncGenerator<SplitRecord> {
  const lines = new Lines(source);
  try {
    for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
      if (line.includes('"')) yield await readQuoted(line, lines, delimiter);
      else yield bounded(withoutEnd(line).split(delimiter));
    }
  } finally {
    await lines.close();
  }
}

/** The record that begins in a line with quotes. An odd number of them leaves a cell open, unless one is a letter. */
async function readQuoted(line: string, lines: Lines, delimiter: string): Promise<SplitRecord> {
  const more = isOdd(line) ? await readToClosingQuote(line, lines) : [];
  const whole = parseRecord(withoutEnd([line, ...more].join('')), delimiter, { relax_quotes: more.length === 0 });
  if (whole) return bounded(whole);
  lines.unread(more);
  const alone = more.length === 0 ? null : parseRecord(withoutEnd(line), delimiter, { relax_quotes: true });
  return alone ? bounded(alone) : { ...bounded(withoutEnd(line).split(delimiter)), problem: STRAY_QUOTE };
}

/** The lines after the first one, up to the one that closes its quote. */
async function readToClosingQuote(first: string, lines: Lines): Promise<string[]> {
  const more: string[] = [];
  let isOpen = true;
  for (let length = first.length; isOpen && length <= MAX_RECORD_LENGTH;) {
    const line = await lines.next();
    if (line === undefined) break;
    more.push(line);
    length += line.length;
    if (isOdd(line)) isOpen = false;
  }
  return more;
}

function isOdd(line: string): boolean {
  return (line.split('"').length - 1) % 2 === 1;
}

/** The cells of a record; null when its quotes do not match. */
function parseRecord(text: string, delimiter: string, { relax_quotes }: { relax_quotes: boolean }): string[] | null {
  const isTrimmed = delimiter !== '\t'; // a tab is white space
  try {
    const [cells = [], ...others] = parse(text, {
      ...{ delimiter, relax_quotes, relax_column_count: true, ltrim: isTrimmed, rtrim: isTrimmed },
      record_delimiter: ['\u0000'], // the lines are split already; no text has a NUL
    });
    return others.length === 0 ? cells : null;
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

function withoutEnd(line: string): string {
  return line.replace(/(?:\r\n|\n|\r)$/, '');
}

/** A row that is too long keeps the beginning of its cells. */
function bounded(cells: string[]): SplitRecord {
  const length = cells.reduce((sum, cell) => sum + cell.length, 0);
  if (length <= MAX_RECORD_LENGTH) return { cells };
  return { cells: cells.map((cell) => cell.slice(0, 1000).toWellFormed()), problem: TOO_LONG };
}
