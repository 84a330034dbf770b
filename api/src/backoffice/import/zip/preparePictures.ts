import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { db, type Transaction } from '../../../platform/db/client.ts';
import type { PictureStorage } from '../../../platform/media/pictureStorages.ts';
import { InvalidPictureError } from '../../../platform/media/receivePicture.ts';
import { storePicture } from '../../../platform/media/storePicture.ts';
import { absolutePictureUrl } from '../csv/pictureUrls.ts';
import { lockImport, type ImportCursor } from '../rows/importBlock.ts';

interface PrepareServices {
  publicUrl: string;
  storage: PictureStorage;
}

interface WaitingFile {
  number: number;
  bytes: Uint8Array;
  alt: string;
  ownerId: string | null;
}

/**
 * Stores the next picture of a zip, which no product shows yet, and deletes its bytes. A picture of a process that ends in between is
 * purged as unused. Returns its number; null after the last one, when the rows have the addresses of their pictures.
 */
export async function preparePictures({ importId, after }: ImportCursor, services: PrepareServices) {
  const [file] = await db.$queryRaw<WaitingFile[]>`
    SELECT file.number, file.bytes, row.cells ->> 'name' AS alt, import.actor_id::text AS "ownerId"
    FROM import_files AS file JOIN import_rows AS row ON row.import_id = file.import_id AND row.number = file.row_number
    JOIN catalogue_imports AS import ON import.id = file.import_id
    WHERE file.import_id = ${importId}::uuid AND file.number > ${after} AND file.bytes IS NOT NULL
    ORDER BY file.number LIMIT 1`;
  if (!file) return db.$transaction((tx) => addressRows(tx, importId, services.publicUrl));
  const result = await storeFile(file, services.storage);
  await db.$transaction(async (tx) => {
    const { count } = await tx.importFile.updateMany({
      where: { importId, number: file.number, bytes: { not: null } },
      data: { bytes: null, ...result },
    });
    const failed = 'problem' in result ? count : 0;
    await tx.catalogueImport.update({
      where: { id: importId },
      data: { pictureDoneCount: { increment: count }, pictureFailCount: { increment: failed } },
      select: { id: true },
    });
  });
  return file.number;
}

/** Stores a picture, unless a product or a zip has the same one under this name: a zip that is uploaded again adds nothing. */
async function storeFile({ bytes, alt, ownerId }: WaitingFile, storage: PictureStorage) {
  const sourceUrl = `urn:sha-256:${createHash('sha256').update(alt).update('\0').update(bytes).digest('hex')}`;
  const stored = await db.picture.findFirst({
    where: {
      sourceUrl,
      AND: [
        { OR: [{ products: { some: {} } }, { importFiles: { some: {} } }] }, // that of an interrupted upload may lack its file
        { OR: [{ ownerId: null }, { owner: { roleDefinition: { permissions: { has: 'CATALOGUE' } } } }] },
      ],
    },
    select: { id: true },
  });
  if (stored) return { pictureId: stored.id };
  const upload = Promise.resolve({ createReadStream: () => Readable.from([Buffer.from(bytes)]) });
  try {
    const { pictureId } = await storePicture(upload, { ownerId, alt, sourceUrl }, storage);
    return { pictureId };
  } catch (error) {
    if (!(error instanceof InvalidPictureError)) throw error;
    if (error.reason === 'NOT_STORED') throw error.cause; // the queue tries again
    return { problem: error.message };
  }
}

interface FileOfRow {
  rowNumber: number;
  name: string;
  problem: string | null;
  key: string | null;
  cloud: string | null;
}

/** Gives the rows the addresses of their pictures, as cells of a file have them, and refuses those without any. */
async function addressRows(tx: Transaction, importId: string, publicUrl: string): Promise<null> {
  if (!(await lockImport(tx, importId, 'CHECKING'))) return null;
  const files = await tx.$queryRaw<FileOfRow[]>`
    SELECT file.row_number AS "rowNumber", file.name, file.problem, picture.key, picture.cloud
    FROM import_files AS file JOIN import_rows AS row ON row.import_id = file.import_id AND row.number = file.row_number
    LEFT JOIN pictures AS picture ON picture.id = file.picture_id
    WHERE file.import_id = ${importId}::uuid AND row.outcome IS NULL AND NOT jsonb_exists(row.cells, 'images')
    ORDER BY file.number`;
  if (files.length === 0) return null;
  const rows = [...Map.groupBy(files, ({ rowNumber }) => rowNumber)].map(([number, ofRow]) => ({
    number,
    images: ofRow.flatMap(({ key, cloud }) => (key === null ? [] : absolutePictureUrl({ key, cloud }, publicUrl))),
    issues: ofRow.flatMap(({ name, problem }) =>
      problem === null ? [] : { column: null, reason: `${name}: ${problem}` },
    ),
  }));
  const [usable, refused] = [
    rows.filter(({ images }) => images.length > 0).map(({ number, images }) => ({ number, images: images.join('|') })),
    rows.filter(({ images }) => images.length === 0),
  ];
  await tx.$executeRaw`
    UPDATE import_rows AS row SET cells = row.cells || jsonb_build_object('images', given.images)
    FROM jsonb_to_recordset(${JSON.stringify(usable)}::jsonb) AS given (number int, images text)
    WHERE row.import_id = ${importId}::uuid AND row.number = given.number`;
  await tx.$executeRaw`
    UPDATE import_rows AS row SET outcome = 'REJECTED', issues = given.issues
    FROM jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) AS given (number int, issues jsonb)
    WHERE row.import_id = ${importId}::uuid AND row.number = given.number`;
  await tx.catalogueImport.update({
    where: { id: importId },
    data: { checkedCount: { increment: refused.length }, rejectedCount: { increment: refused.length } },
    select: { id: true },
  });
  return null;
}
