import { db, type Transaction } from '../../platform/db/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import type { Throttle } from '../../platform/limits/throttle.ts';
import { readHeader } from './csv/csvHeader.ts';
import { formatOf, joinRecords } from './formats/joinRecords.ts';
import { InvalidCsvError } from './importErrors.ts';
import { enqueueChange } from '../catalogue/changeJob.ts';
import { readTable, isZip, type FileTable } from './readTable.ts';
import { openZip, type OpenedZip } from './zip/openZip.ts';
import { pictureRows, storeFiles } from './zip/storeZip.ts';
import { MAX_ADMIN_FILE_BYTES, MAX_CATALOGUE_FILE_BYTES } from '../../platform/limits/uploadLimits.ts';
import type { CsvFile, CsvRecord } from './csv/readCsv.ts';
import { ignoredHeadings, storedColumns } from './mapping/columnMapping.ts';
import type { PercentScales } from './interpret/readPercents.ts';
import { newRow, type NewRow } from './mapping/newRow.ts';
import { readRememberedMappings } from './mapping/rememberedMappings.ts';

/** A file that a client uploads. */
export interface CsvUpload extends CsvFile {
  filename: string;
}

const BATCH = 1000;
const BATCH_BYTES = 1_048_576; // a batch is in memory several times, as text, as rows and as JSON
const TRANSACTION_TIMEOUT_MS = 120_000;
const MAX_FILE_NAME = 200;

/**
 * Stores a CSV file or workbook of products, or a zip of pictures, and queues its dry run unless its columns have to be mapped first. It inserts the rows in one transaction, so nothing is stored of an invalid
 * file. @throws InvalidCsvError, TooManyAttemptsError
 */
export async function uploadImport(
  viewer: Viewer,
  { file }: { file: Promise<CsvUpload> },
  { throttle }: { throttle: Throttle },
): Promise<{ importId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  await throttle.consume('catalogueUploadPerAdmin', viewer.userId);
  const { arrived, byteSize } = await receiveFile(file); // before the transaction, which would wait for a slow connection
  const context = { actorId: viewer.userId, fileName: fileNameOf(arrived) };
  const mayBeZip = (await isZip(arrived)) && !/\.xlsx$/i.test(arrived.filename);
  const zip = mayBeZip ? await openZip(arrived) : null;
  if (!zip && byteSize > MAX_CATALOGUE_FILE_BYTES) throw tooLarge(MAX_CATALOGUE_FILE_BYTES);
  const write = (tx: Transaction) =>
    zip ? writePictures(tx, { ...context, zip }) : writeTable(tx, { ...context, file: arrived });
  try {
    return await db.$transaction(write, { timeout: TRANSACTION_TIMEOUT_MS });
  } finally {
    zip?.close();
  }
}

async function writeTable(
  tx: Transaction,
  { file, ...context }: { actorId: string; fileName: string; file: CsvUpload },
) {
  const table = await readTable(file);
  try {
    return await writeImport(tx, { ...context, table });
  } finally {
    await table.close();
  }
}

/** Stores the pictures of a zip, and a row for each product that gets some. */
async function writePictures(
  tx: Transaction,
  { zip, ...file }: { actorId: string; fileName: string; zip: OpenedZip },
): Promise<{ importId: string }> {
  if (zip.files.length === 0) throw new InvalidCsvError('This zip is empty');
  const { rows, files } = await pictureRows(tx, zip.files);
  const { id: importId } = await tx.catalogueImport.create({
    data: { ...file, format: 'PICTURES', columns: ['name'] },
    select: { id: true },
  });
  await insertRows(tx, importId, rows);
  const pictureCount = await storeFiles(tx, importId, files);
  await tx.catalogueImport.update({ where: { id: importId }, data: { pictureCount }, select: { id: true } });
  await finishUpload(tx, importId, {});
  await enqueueChange(tx, { source: 'file', id: importId });
  return { importId };
}

interface NewImport {
  actorId: string;
  fileName: string;
  table: FileTable;
}

async function writeImport(tx: Transaction, { actorId, fileName, table }: NewImport): Promise<{ importId: string }> {
  const format = formatOf(table.headings);
  const { headings, records } = joinRecords(format, table);
  const remembered = await readRememberedMappings(tx, actorId, headings);
  const { columns, isSure } = readHeader(headings, { format, remembered: remembered.columns });
  const { sheet, headerRow } = table;
  const { id: importId } = await tx.catalogueImport.create({
    data: {
      ...{ actorId, fileName, format, sheet, headerRow, headings, status: isSure ? 'CHECKING' : 'MAPPING' },
      columns: columns.filter((column) => column !== null),
      headingColumns: storedColumns(columns),
      unknownColumns: ignoredHeadings(headings, columns),
      categoryMapping: remembered.categories,
    },
    select: { id: true },
  });
  const context = { columns, format, numberOfSku: new Map<string, number>(), percentScales: {} };
  for await (const batch of inBatches(records)) {
    await insertRows(
      tx,
      importId,
      batch.map((record) => newRow(record, context)),
    );
  }
  await finishUpload(tx, importId, context.percentScales);
  if (isSure) await enqueueChange(tx, { source: 'file', id: importId });
  return { importId };
}

function bytesOf({ cells }: CsvRecord): number {
  return cells.reduce((sum, cell) => sum + cell.length, 0);
}

/** Waits until the file is complete. */
async function receiveFile(upload: Promise<CsvUpload>): Promise<{ arrived: CsvUpload; byteSize: number }> {
  try {
    const arrived = await upload;
    let byteSize = 0;
    for await (const chunk of arrived.createReadStream()) byteSize += (chunk as Buffer).length; // a stream of bytes
    return { arrived, byteSize };
  } catch (error) {
    if (!(error instanceof Error) || 'syscall' in error) throw error; // an error of the server, such as a full disk
    const isTooLarge = 'status' in error && error.status === 413;
    if (isTooLarge) throw tooLarge(MAX_ADMIN_FILE_BYTES, { cause: error });
    throw new InvalidCsvError('The upload didn’t finish. Please try again.', null, { cause: error });
  }
}

function tooLarge(maxBytes: number, options?: ErrorOptions): InvalidCsvError {
  return new InvalidCsvError(`The file is larger than ${maxBytes / 1_048_576} MB`, null, options);
}

type StoredRow = Pick<NewRow, 'number' | 'sku' | 'issues'> & { cells: object };

async function insertRows(tx: Transaction, importId: string, rows: readonly StoredRow[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO import_rows (import_id, number, sku, cells, issues, outcome)
    SELECT ${importId}::uuid, number, sku, cells, issues,
      CASE WHEN issues = '[]' THEN NULL ELSE 'REJECTED'::import_outcome END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (number int, sku text, cells jsonb, issues jsonb)`;
}

/** Counts the rows, and stores what they share. @throws InvalidCsvError when there is none */
async function finishUpload(tx: Transaction, importId: string, percentScales: PercentScales): Promise<void> {
  await tx.$executeRaw`ANALYZE import_rows`; // the query plans of a block depend on it, and autovacuum runs too late
  const [counts] = await tx.$queryRaw<{ rowCount: number }[]>`
    UPDATE catalogue_imports SET row_count = counted.rows, checked_count = counted.refused, rejected_count = counted.refused,
      percent_scales = ${JSON.stringify(percentScales)}::jsonb
    FROM (
      SELECT count(*)::int AS rows, count(outcome)::int AS refused FROM import_rows WHERE import_id = ${importId}::uuid
    ) AS counted
    WHERE id = ${importId}::uuid RETURNING row_count AS "rowCount"`;
  if (!counts?.rowCount) throw new InvalidCsvError('The file has no rows below its headings');
}

/** The file's name without the folders that some clients send. */
function fileNameOf({ filename }: CsvUpload): string {
  const name = filename.split(/[\\/]/).at(-1) ?? '';
  return name.replace(/\p{C}/gu, '').trim().slice(0, MAX_FILE_NAME).toWellFormed() || 'catalogue.csv';
}

/** Groups records into batches, each as large as the limits allow. */
async function* inBatches(records: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord[]> {
  let batch: CsvRecord[] = [];
  let bytes = 0;
  for await (const record of records) {
    batch.push(record);
    bytes += bytesOf(record);
    if (batch.length < BATCH && bytes < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}
