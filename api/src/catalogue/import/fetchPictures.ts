import { Readable } from 'node:stream';
import { db } from '../../db/client.ts';
import type { PictureStorage } from '../../graphql/context.ts';
import { InvalidPictureError } from '../../media/invalidPicture.ts';
import { limitConcurrency } from '../../media/limitConcurrency.ts';
import { storePicture } from '../../media/storePicture.ts';
import { fetchPicture, UnfetchedPictureError, type FetchRules } from './fetchPicture.ts';
import { importedRows, type Place } from './importRows.ts';
import type { ImportedRow } from './judgeRow.ts';
import { readPictureAddress } from './pictureAddress.ts';
import type { ImportIssue } from './readCells.ts';
import { settlePictures } from './settlePictures.ts';
import { productOf, readShopPart } from './shopPart.ts';

/** What fetching is given. */
export interface PictureMeans {
  publicUrl: string;
  storage: PictureStorage;
  rules: FetchRules;
  /** Hears of what should not happen. */
  report: (error: unknown) => void;
  /** Ends the work between two rows. */
  signal?: AbortSignal | undefined;
}

const ROWS_AT_ONCE = 4;

/** Fetches the pictures of the next rows and gives them to their products. Answers the number of the last row; null when there are none left. */
export async function fetchPictures({ importId, after }: Place, means: PictureMeans): Promise<number | null> {
  const stored = await db.$queryRaw<{ number: number; sku: string; cells: unknown }[]>`
    SELECT number, sku, cells FROM import_rows
    WHERE import_id = ${importId}::uuid AND number > ${after} AND done_at IS NOT NULL AND jsonb_exists(cells, 'images')
    ORDER BY number LIMIT ${5 * ROWS_AT_ONCE}`;
  const limited = limitConcurrency(ROWS_AT_ONCE);
  const settled = await Promise.allSettled(
    importedRows(stored).map((row) => limited(() => fetchRow(importId, row, means))),
  );
  const failure = settled.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
  return stored.at(-1)?.number ?? null;
}

async function fetchRow(importId: string, row: ImportedRow, means: PictureMeans): Promise<void> {
  if (means.signal?.aborted) return; // the row stays as it is for the next process
  const { publicUrl } = means;
  const shop = await readShopPart(db, [row], { publicUrl, isLocking: false });
  const found = productOf(row, shop);
  const missing = found ? (row.values.images ?? []).filter((address) => !shop.pictures.has(address)) : [];
  const issues: ImportIssue[] = [];
  for (const address of missing) {
    const reason = await storeFrom(address, { importId, alt: found?.product.name ?? '' }, means);
    if (reason) issues.push({ column: 'images', reason: `${address}: ${reason}` });
  }
  await settlePictures(importId, { row, issues }, publicUrl);
}

/** Answers why the picture is not there; null when it is. */
async function storeFrom(
  address: string,
  { importId, alt }: { importId: string; alt: string },
  { publicUrl, storage, rules, report }: PictureMeans,
): Promise<string | null> {
  const read = readPictureAddress(address, publicUrl);
  if (read.kind === 'wrong') return read.reason;
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
    if (error instanceof UnfetchedPictureError || error instanceof InvalidPictureError) return error.message;
    report(error);
    return 'something went wrong on our side';
  }
}
