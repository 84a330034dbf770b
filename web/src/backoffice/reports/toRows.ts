import type { Cell } from './formatCell.ts';

/** The rows of a report from its JSON: each is an array of cells. Invalid cells are empty. */
export function toRows(rows: readonly unknown[]): Cell[][] {
  return rows.map((row) => (Array.isArray(row) ? row.map(toCell) : []));
}

/** A cell out of JSON. */
export function toCell(value: unknown): Cell {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
