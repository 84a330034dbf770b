import { Readable } from 'node:stream';
import { db } from '../../../platform/db/client.ts';
import type { PictureStorage } from '../../../platform/media/pictureStorages.ts';
import { InvalidPictureError } from '../../../platform/media/receivePicture.ts';
import { createFairQueue } from '../../../platform/core/fairQueue.ts';
import { storePicture } from '../../../platform/media/storePicture.ts';
import { fetchPicture, PictureFetchError, type FetchRules } from './fetchPicture.ts';
import { parseStoredRows, type ImportCursor, countExternalPictures } from '../rows/importBlock.ts';
import type { ImportedRow } from '../rows/validateRow.ts';
import { parsePictureUrl } from '../csv/pictureUrls.ts';
import type { ImportIssue } from '../csv/readCells.ts';
import { productOf, readCatalogueSnapshot } from '../rows/catalogueSnapshot.ts';
import { targetProduct } from '../rows/targetProduct.ts';
import { productWrite, writeProducts } from '../rows/writeProducts.ts';

/** The services for fetching pictures. */
export interface PictureServices {
  publicUrl: string;
  storage: PictureStorage;
  rules: FetchRules;
  /** Reports an unexpected error. */
  report: (error: unknown) => void;
  /** Stops between two rows. */
  signal?: AbortSignal | undefined;
}

const ROWS_AT_ONCE = 4;

/** Fetches the pictures of the next rows and attaches them to their products. Returns the number of the last row; null after the last one. */
export async function fetchPictures({ importId, after }: ImportCursor, services: PictureServices) {
  const stored = await db.$queryRaw<{ number: number; sku: string; cells: unknown }[]>`
    SELECT number, sku, cells FROM import_rows
    WHERE import_id = ${importId}::uuid AND number > ${after} AND done_at IS NOT NULL AND jsonb_exists(cells, 'images')
    ORDER BY number LIMIT ${5 * ROWS_AT_ONCE}`;
  const facts = await db.catalogueImport.findUniqueOrThrow({ where: { id: importId }, select: { format: true } });
  const queue = createFairQueue({ running: ROWS_AT_ONCE });
  const settled = await Promise.allSettled(
    parseStoredRows(stored, { ...facts, percentScales: {} }).map((row) =>
      queue('rows', () => fetchRow(importId, row, services)),
    ),
  );
  const failure = settled.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
  return stored.at(-1)?.number ?? null;
}

async function fetchRow(importId: string, row: ImportedRow, services: PictureServices): Promise<void> {
  if (services.signal?.aborted) return; // the next process fetches the row
  const { publicUrl } = services;
  const snapshot = await readCatalogueSnapshot(db, [row], { publicUrl, isLocking: false });
  const found = productOf(row, snapshot);
  const missing = found ? usableAddresses(row, publicUrl).filter((address) => !snapshot.pictures.has(address)) : [];
  const issues: ImportIssue[] = [];
  for (const address of missing) {
    const reason = await storeFrom(address, { importId, alt: found?.product.name ?? '' }, services);
    if (reason) issues.push({ column: 'images', reason: `${address}: ${reason}` });
  }
  await attachPictures(importId, { row, issues }, publicUrl);
}

/** The addresses of a row that pictures can be fetched from; the dry run has named the others. */
function usableAddresses({ values }: ImportedRow, publicUrl: string): string[] {
  return (values.images ?? []).filter((address) => parsePictureUrl(address, publicUrl).kind !== 'invalid');
}

/** Stores a picture. Returns the reason when it could not; null when it is stored. */
async function storeFrom(
  address: string,
  { importId, alt }: { importId: string; alt: string },
  { publicUrl, storage, rules, report }: PictureServices,
): Promise<string | null> {
  const read = parsePictureUrl(address, publicUrl);
  if (read.kind === 'invalid') return read.reason;
  if (read.kind === 'own' && read.cloud === null) return 'the shop has no such picture';
  try {
    const bytes = await fetchPicture(read.url, rules);
    const { actorId: ownerId } = await db.catalogueImport.findUniqueOrThrow({
      where: { id: importId },
      select: { actorId: true },
    });
    const upload = Promise.resolve({ createReadStream: () => Readable.from([bytes]) });
    await storePicture(upload, { ownerId, alt, sourceUrl: read.url }, storage);
    return null;
  } catch (error) {
    if (error instanceof PictureFetchError || error instanceof InvalidPictureError) return error.message;
    report(error);
    return 'something went wrong on our side';
  }
}

/**
 * Sets the pictures of a product to the stored pictures of its row, in the row's order. When none is stored, the product keeps its
 * pictures. Only the first of several concurrent calls for a row has an effect.
 */
export function attachPictures(
  importId: string,
  { row, issues }: { row: ImportedRow; issues: readonly ImportIssue[] },
  publicUrl: string,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const claimed = await tx.$executeRaw`
      UPDATE import_rows SET cells = cells - 'images', issues = issues || ${JSON.stringify(issues)}::jsonb
      WHERE import_id = ${importId}::uuid AND number = ${row.number} AND jsonb_exists(cells, 'images')`;
    if (claimed === 0) return;
    const { images = [] } = row.values;
    const snapshot = await readCatalogueSnapshot(tx, [row], { publicUrl, isLocking: true });
    const found = productOf(row, snapshot);
    if (found && !found.isDeleted) {
      const target = targetProduct(found.product, { images }, snapshot);
      const pictures = target.pictures.filter(({ id }) => id !== null);
      const lockedImport = await tx.catalogueImport.findUniqueOrThrow({
        where: { id: importId },
        select: { id: true, actorId: true, fileName: true },
      });
      const write = productWrite(found, { ...found.product, pictures });
      if (pictures.length > 0) await writeProducts(tx, lockedImport, [write]);
    }
    const externalCount = countExternalPictures(images ?? [], publicUrl);
    await tx.$executeRaw`
      UPDATE catalogue_imports SET
        picture_done_count = LEAST(picture_count, picture_done_count + ${externalCount}),
        picture_fail_count = LEAST(picture_count, picture_fail_count + ${Math.min(issues.length, externalCount)})
      WHERE id = ${importId}::uuid`;
  });
}
