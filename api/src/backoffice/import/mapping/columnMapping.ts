import { z } from 'zod';
import type { ImportColumnName } from '../csv/catalogueColumns.ts';
import { db } from '../../../platform/db/client.ts';
import type { CatalogueImport } from '../../../platform/db/generated/client.ts';
import { storedCells } from './newRow.ts';

/** The columns of a file's headings in their order; null for an ignored heading. */
export type ColumnMapping = readonly (ImportColumnName | null)[];

/** Why a mapping can't be used; null when it can. */
export function mappingProblem(columns: ColumnMapping): string | null {
  const known = columns.filter((column) => column !== null);
  const twice = known.find((column, at) => known.indexOf(column) !== at);
  if (twice) return `Two headings are mapped to ${twice}`;
  return isIdentifying(columns) ? null : 'Map a heading to sku or name';
}

/** Whether rows with these columns identify products. A product without a pack size has it in its name. */
export function isIdentifying(columns: ColumnMapping): boolean {
  return columns.includes('sku') || columns.includes('name');
}

/** The columns as they are stored: empty for an ignored heading. */
export function storedColumns(columns: ColumnMapping): string[] {
  return columns.map((column) => column ?? '');
}

/** The columns of a stored mapping. */
export function parseColumns(stored: readonly string[]): (ImportColumnName | null)[] {
  return stored.map((name) => (name === '' ? null : (name as ImportColumnName))); // what storedColumns wrote
}

/** The headings that a mapping ignores. */
export function ignoredHeadings(headings: readonly string[], columns: ColumnMapping): string[] {
  return headings.filter((heading, at) => heading !== '' && columns[at] === null);
}

/** A heading of a file, and its mapping. */
export interface ImportHeading {
  position: number;
  name: string;
  column: string | null;
  samples: string[];
}

const SAMPLE_ROWS = 10;
const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 60;

const storedShape = z.record(z.string(), z.string());

/** The headings of an import with their first cells. */
export async function findImportHeadings({
  id,
  headings,
  headingColumns,
}: Pick<CatalogueImport, 'id' | 'headings' | 'headingColumns'>): Promise<ImportHeading[]> {
  const columns = parseColumns(headingColumns);
  const rows = await db.importRow.findMany({
    where: { importId: id },
    orderBy: { number: 'asc' },
    take: SAMPLE_ROWS,
    select: { cells: true },
  });
  const cells = rows.map((row) => storedCells(storedShape.parse(row.cells), columns));
  return headings.flatMap((name, position) => {
    if (name === '') return [];
    const samples = cells.flatMap((row) => row[position]?.trim() || []).slice(0, MAX_SAMPLES);
    return [{ position, name, column: columns[position] ?? null, samples: samples.map(shorten) }];
  });
}

function shorten(text: string): string {
  return text.length > MAX_SAMPLE_LENGTH ? `${text.slice(0, MAX_SAMPLE_LENGTH).toWellFormed()}…` : text;
}
