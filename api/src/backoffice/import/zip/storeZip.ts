import type { Transaction } from '../../../platform/db/client.ts';
import { matchPictures, type MatchedProduct } from './matchPictures.ts';
import type { ZippedFile } from './openZip.ts';

/** A row of the import: a product that gets pictures, or a file that no product gets. */
interface PictureRow {
  number: number;
  sku: string;
  cells: { sku?: string; name: string };
  issues: { column: null; reason: string }[];
}

/** The files of a zip by products, in rows. */
export interface PictureRows {
  rows: PictureRow[];
  /** The files of each row that has some, in order. */
  files: { rowNumber: number; file: ZippedFile }[];
}

const FIRST_ROW = 2; // of a file, the first one below its header

/** Matches the files of a zip with products. */
export async function pictureRows(tx: Transaction, zipped: readonly ZippedFile[]): Promise<PictureRows> {
  const { matched, refused } = await matchPictures(tx, zipped);
  const products = matched.map(({ sku, name }: MatchedProduct, at): PictureRow => ({
    number: FIRST_ROW + at,
    sku,
    cells: { sku, name },
    issues: [],
  }));
  const others = refused.map(({ name, reason }, at): PictureRow => ({
    ...{ number: FIRST_ROW + matched.length + at, sku: '', cells: { name } },
    issues: [{ column: null, reason }],
  }));
  const files = matched.flatMap((product, at) => product.files.map((file) => ({ rowNumber: FIRST_ROW + at, file })));
  return { rows: [...products, ...others], files };
}

const BATCH_BYTES = 8 * 1_048_576;

/** Stores the bytes of the files, where the job finds them after a restart and in another process. Returns the number of readable ones. */
export async function storeFiles(tx: Transaction, importId: string, files: PictureRows['files']): Promise<number> {
  let batch: FileRow[] = [];
  let [byteCount, readable] = [0, 0];
  const flush = async () => {
    await tx.importFile.createMany({ data: batch });
    [batch, byteCount] = [[], 0];
  };
  for (const [at, { rowNumber, file }] of files.entries()) {
    const content = await contentOf(file);
    batch.push({ importId, number: at + 1, rowNumber, name: file.name, ...content });
    byteCount += content.bytes?.length ?? 0;
    if (content.bytes) readable += 1;
    if (byteCount >= BATCH_BYTES) await flush();
  }
  if (batch.length > 0) await flush();
  return readable;
}

type FileContent = { bytes: Buffer<ArrayBuffer>; problem?: never } | { bytes?: never; problem: string };
type FileRow = { importId: string; number: number; rowNumber: number; name: string } & FileContent;

async function contentOf(file: ZippedFile): Promise<FileContent> {
  try {
    return { bytes: await file.read() };
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    return { problem: 'It’s damaged in the zip' };
  }
}
