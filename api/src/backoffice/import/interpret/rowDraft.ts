import type { ImportFormat } from '../../../platform/db/generated/client.ts';
import type { Cells, ColumnName, ImportCells, ImportColumnName } from '../csv/catalogueColumns.ts';
import type { ImportIssue } from '../csv/readCells.ts';
import type { PercentScales } from './readPercents.ts';

/** How a cell was read that is not in the catalogue's form. */
export interface ImportNotice {
  column: ImportColumnName;
  /** The rule, in words for the admin; the same for each cell that it reads. */
  reason: string;
  /** The cell, and what it was read as; left out where the rule says enough. */
  cell?: string;
  value?: string;
}

/** What a new product gets where its row has nothing, and why. */
export interface RowDefault extends ImportNotice {
  column: ColumnName;
  value: string;
}

/** The number of rows with a notice. */
export interface NoticeCount {
  column: ImportColumnName;
  reason: string;
  rowCount: number;
}

/** What all rows of a file share. */
export interface FileFacts {
  format: ImportFormat;
  percentScales: PercentScales;
}

/** A row in the catalogue's form. */
export interface InterpretedRow {
  cells: Cells;
  /** The values of a new product where its row has none. */
  defaults: RowDefault[];
  issues: ImportIssue[];
  notices: ImportNotice[];
}

/** A row that is being interpreted. Each rule reads and replaces its own cells. */
export class RowDraft {
  readonly cells: ImportCells;
  readonly defaults: RowDefault[] = [];
  readonly issues: ImportIssue[] = [];
  readonly notices: ImportNotice[] = [];
  readonly facts: FileFacts;

  constructor(cells: ImportCells, facts: FileFacts) {
    this.cells = { ...cells };
    this.facts = facts;
  }

  /** The trimmed text of a cell; empty for a column that the file lacks. */
  text(column: ImportColumnName): string {
    return this.cells[column]?.trim() ?? '';
  }

  /** Replaces a cell, and says so. */
  replace(column: ImportColumnName, value: string, reason: string): void {
    const cell = this.text(column);
    this.cells[column] = value;
    this.notices.push({ column, reason, ...(cell && { cell }), value });
  }

  /** The pack size, also one that a new product gets. */
  get unit(): string {
    return this.text('unit') || (this.defaults.find(({ column }) => column === 'unit')?.value ?? '');
  }

  /** Refuses the row. */
  refuse(column: ImportIssue['column'], reason: string): void {
    this.issues.push({ column, reason });
  }
}
