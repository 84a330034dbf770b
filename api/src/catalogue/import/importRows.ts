import type { Transaction } from '../../db/client.ts';
import type { ImportStatus } from '../../db/generated/client.ts';
import type { Cells } from './catalogueColumns.ts';
import type { ImportedRow, Verdict } from './judgeRow.ts';
import { readPictureAddress } from './pictureAddress.ts';
import { readCells } from './readCells.ts';

/** How many rows are worked on in one transaction. */
export const BLOCK_SIZE = 500;

/** Where the work on an import is: rows up to this number are behind it, those of an earlier turn included. */
export interface Place {
  importId: string;
  after: number;
}

/** An import that is being worked on. */
export interface HeldImport {
  id: string;
  actorId: string | null;
  fileName: string;
  newCategories: string[];
  newSubCategories: string[];
}

/** The import, which nobody else touches until the transaction ends; null once it is in another state. */
export async function holdImport(tx: Transaction, importId: string, status: ImportStatus): Promise<HeldImport | null> {
  const [held] = await tx.$queryRaw<HeldImport[]>`
    SELECT id::text, actor_id::text AS "actorId", file_name AS "fileName",
      new_categories AS "newCategories", new_sub_categories AS "newSubCategories"
    FROM catalogue_imports WHERE id = ${importId}::uuid AND status = ${status}::import_status FOR NO KEY UPDATE`;
  return held ?? null;
}

/** Reads stored rows. */
export function importedRows(stored: readonly { number: number; sku: string; cells: unknown }[]): ImportedRow[] {
  return stored.map(({ number, sku, cells: json }) => {
    const cells = json as Cells; // what the upload wrote
    return { number, sku, cells, ...readCells(cells) };
  });
}

/** A row and what becomes of it. */
export interface RowResult {
  row: ImportedRow;
  verdict: Verdict;
}

/** How many rows have each outcome. */
export function countOutcomes(outcomes: readonly (Verdict['outcome'] | null)[]) {
  const countOf = (wanted: Verdict['outcome']) => outcomes.filter((outcome) => outcome === wanted).length;
  return {
    createCount: countOf('CREATE'),
    updateCount: countOf('UPDATE'),
    sameCount: countOf('SAME'),
    refusedCount: countOf('REFUSED'),
  };
}

/** How many pictures of a row are fetched: all from elsewhere, as soon as one of them is not known yet. */
export function pictureFetches({ row, verdict }: RowResult, publicUrl: string): number {
  const { wanted } = verdict;
  const isWaiting = wanted?.changed.includes('images') && wanted.product.pictures.some(({ id }) => id === null);
  return isWaiting ? foreignCount(row.values.images ?? [], publicUrl) : 0;
}

/** How many of the addresses are not the shop's own. */
export function foreignCount(addresses: readonly string[], publicUrl: string): number {
  return addresses.filter((address) => {
    const read = readPictureAddress(address, publicUrl);
    return read.kind !== 'own' || read.cloud !== null;
  }).length;
}
