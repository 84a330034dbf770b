/** A row of a sheet that is not blank: its number in the spreadsheet, from 1, and its cells as text. */
export interface SheetRow {
  number: number;
  cells: string[];
}

/** What the program that reads a sheet sends: the sheet's name, some rows, its end, or why it can't go on, in words for the admin. */
export type SheetMessage =
  | { kind: 'sheet'; name: string }
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'end' }
  | { kind: 'invalid'; message: string };

/** The limits of a row. */
export const LIMITS = { maxCells: 500, maxRowLength: 65_536 } as const;
