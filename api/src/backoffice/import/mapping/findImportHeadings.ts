import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import { parseColumns } from './columnMapping.ts';
import { storedCells } from './newRow.ts';

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
export async function findImportHeadings(catalogueImport: {
  id: string;
  headings: string[];
  headingColumns: string[];
}): Promise<ImportHeading[]> {
  const { id, headings, headingColumns } = catalogueImport;
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
