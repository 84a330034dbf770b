import { finished } from 'node:stream/promises';
import { db, type Transaction } from '../../db/client.ts';
import { requireAdmin, type Viewer } from '../../graphql/viewer.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import type { ColumnName } from './catalogueColumns.ts';
import { readHeader } from './csvHeader.ts';
import { InvalidCsvError } from './importErrors.ts';
import { enqueueImport } from './importJob.ts';
import { inBatches } from './inBatches.ts';
import type { ImportIssue } from './readCells.ts';
import { readCsv, type CsvFile, type CsvRecord } from './readCsv.ts';
import { rowSku } from './rowSku.ts';

/** A file on its way to us. */
export interface CsvUpload extends CsvFile {
  filename: string;
}

interface NewRow {
  number: number;
  sku: string;
  cells: Record<string, string>;
  issues: ImportIssue[];
}

const BATCH = 1000;
const BATCH_BYTES = 1_048_576; // a batch is in memory several times, as text, as rows and as JSON
const PATIENCE_MS = 120_000;
const MAX_FILE_NAME = 200;

/**
 * Reads a CSV file of products and queues its dry run. Its rows go to the database as they are read, in one transaction: of a file
 * that can't be read nothing is kept. @throws InvalidCsvError, TooManyAttemptsError
 */
export async function uploadImport(
  viewer: Viewer,
  { file }: { file: Promise<CsvUpload> },
  { throttle }: { throttle: Throttle },
): Promise<{ importId: string }> {
  requireAdmin(viewer);
  await throttle.spend('catalogueUploadOfAdmin', viewer.userId);
  const arrived = await arrivedFile(file); // no transaction waits for a slow line
  return db.$transaction(
    async (tx) => {
      const records = readCsv(arrived);
      try {
        return await writeImport(tx, { actorId: viewer.userId, fileName: fileNameOf(arrived), records });
      } finally {
        await records.return(undefined);
      }
    },
    { timeout: PATIENCE_MS },
  );
}

interface NewImport {
  actorId: string;
  fileName: string;
  records: AsyncGenerator<CsvRecord>;
}

async function writeImport(tx: Transaction, { actorId, fileName, records }: NewImport): Promise<{ importId: string }> {
  const { value: header } = await records.next();
  if (!header) throw new InvalidCsvError('The file is empty');
  const { columns, unknown } = readHeader(header.cells);
  const { id: importId } = await tx.catalogueImport.create({
    data: { actorId, fileName, columns: columns.filter((column) => column !== null), unknownColumns: unknown },
    select: { id: true },
  });
  const numberOfSku = new Map<string, number>();
  for await (const batch of inBatches(records, { size: BATCH, weight: BATCH_BYTES, weigh: bytesOf })) {
    const rows = batch.map((record) => newRow(record, columns, numberOfSku));
    await insertRows(tx, importId, rows);
  }
  await settleUpload(tx, importId);
  await enqueueImport(tx, importId);
  return { importId };
}

function bytesOf({ cells }: CsvRecord): number {
  return cells.reduce((sum, cell) => sum + cell.length, 0);
}

/** Waits until a file is there whole. */
async function arrivedFile(upload: Promise<CsvUpload>): Promise<CsvUpload> {
  try {
    const file = await upload;
    await finished(file.createReadStream().resume());
    return file;
  } catch (error) {
    if (!(error instanceof Error) || 'syscall' in error) throw error; // a trouble of ours, such as a full disk
    const isTooLarge = 'status' in error && error.status === 413;
    const message = isTooLarge ? 'The file is larger than 32 MB' : 'The file did not arrive whole. Please try again.';
    throw new InvalidCsvError(message, null, { cause: error });
  }
}

/** Of several rows with one SKU the first is taken. `numberOfSku` learns which that is. */
function newRow(
  { number, cells }: CsvRecord,
  columns: readonly (ColumnName | null)[],
  numberOfSku: Map<string, number>,
): NewRow {
  const known = Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : [])));
  const sku = rowSku(known);
  const first = numberOfSku.get(sku.toUpperCase());
  if (sku && !first) numberOfSku.set(sku.toUpperCase(), number);
  const issues: ImportIssue[] = [];
  if (first) issues.push({ column: 'sku', reason: `Row ${first} has the same SKU ${sku}` });
  if (cells.length < columns.length) issues.push({ column: null, reason: 'The row has fewer cells than the header' });
  const hasTooMany = cells.slice(columns.length).some((cell) => cell.trim() !== '');
  if (hasTooMany) issues.push({ column: null, reason: 'The row has more cells than the header' });
  return { number, sku, cells: known, issues };
}

async function insertRows(tx: Transaction, importId: string, rows: readonly NewRow[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO import_rows (import_id, number, sku, cells, issues, outcome)
    SELECT ${importId}::uuid, number, sku, cells, issues,
      CASE WHEN issues = '[]' THEN NULL ELSE 'REFUSED'::import_outcome END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (number int, sku text, cells jsonb, issues jsonb)`;
}

/** Counts the rows. @throws InvalidCsvError when there is none */
async function settleUpload(tx: Transaction, importId: string): Promise<void> {
  await tx.$executeRaw`ANALYZE import_rows`; // the plans for a block depend on it, and the database gets round to it too late
  const [counts] = await tx.$queryRaw<{ rowCount: number }[]>`
    UPDATE catalogue_imports SET row_count = counted.rows, checked_count = counted.refused, refused_count = counted.refused
    FROM (
      SELECT count(*)::int AS rows, count(outcome)::int AS refused FROM import_rows WHERE import_id = ${importId}::uuid
    ) AS counted
    WHERE id = ${importId}::uuid RETURNING row_count AS "rowCount"`;
  if (!counts?.rowCount) throw new InvalidCsvError('The file has no rows below its header');
}

/** As it was called where it comes from, without the folders that some clients send along. */
function fileNameOf({ filename }: CsvUpload): string {
  const name = filename.split(/[\\/]/).at(-1) ?? '';
  return name.replace(/\p{C}/gu, '').trim().slice(0, MAX_FILE_NAME).toWellFormed() || 'catalogue.csv';
}
