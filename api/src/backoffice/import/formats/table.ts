import type { CsvRecord } from '../csv/readCsv.ts';
import { bareHeading } from '../mapping/guessColumns.ts';

/** The headings of a file, and its rows below them. */
export interface Table {
  headings: string[];
  records: AsyncIterable<CsvRecord>;
}

/** Reads and replaces the cells of a table's rows by their headings. */
export class TableColumns {
  readonly #positions: ReadonlyMap<string, number>;

  constructor(headings: readonly string[]) {
    const bare = headings.map(bareHeading);
    this.#positions = new Map(bare.map((heading, at) => [heading, at] as const).toReversed()); // the first of equal headings counts
  }

  /** The positions of those of the headings that the table has. */
  positions(headings: readonly string[]): number[] {
    return headings.flatMap((heading) => this.#positions.get(bareHeading(heading)) ?? []);
  }

  /** The cell under the first of the headings that the table has; empty when it has none. */
  get(record: CsvRecord, ...headings: string[]): string {
    const [at] = this.positions(headings);
    return at === undefined ? '' : (record.cells[at]?.trim() ?? '');
  }

  /** The record with another cell under the first of the headings that the table has. */
  with(record: CsvRecord, headings: readonly string[], text: string): CsvRecord {
    const [at] = this.positions(headings);
    if (at === undefined) return record;
    const cells = Array.from(
      { length: Math.max(record.cells.length, at + 1) },
      (_cell, each) => record.cells[each] ?? '',
    );
    return { ...record, cells: cells.with(at, text) };
  }

  /** The record with the cells of another one where its own are empty. */
  inherit(record: CsvRecord, from: CsvRecord, headings: readonly string[]): CsvRecord {
    return headings.reduce(
      (merged, heading) =>
        this.get(merged, heading) === '' ? this.with(merged, [heading], this.get(from, heading)) : merged,
      record,
    );
  }
}
