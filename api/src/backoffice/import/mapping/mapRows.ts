import { db, type Transaction } from '../../../platform/db/client.ts';
import type { ImportFormat } from '../../../platform/db/generated/client.ts';
import type { ImportIssue } from '../csv/readCells.ts';
import type { PercentScales } from '../interpret/percentScales.ts';
import type { ImportCursor } from '../rows/importBlock.ts';
import { ignoredHeadings, parseColumns, type ColumnMapping } from './columnMapping.ts';
import { newRow, storedCells, type NewRow } from './newRow.ts';

const BATCH = 1000;
const TRANSACTION_TIMEOUT_MS = 120_000;

interface StoredRow {
  number: number;
  cells: Record<string, string>;
  issues: ImportIssue[];
}

/** Gives all rows of an import the mapping that was chosen last, in one transaction, before its dry run. */
export function mapRows({ importId }: ImportCursor): Promise<null> {
  return db.$transaction(
    async (tx) => {
      const [found] = await tx.$queryRaw<
        { headings: string[]; headingColumns: string[]; nextColumns: string[]; format: ImportFormat }[]
      >`
        SELECT format, headings, heading_columns AS "headingColumns", next_columns AS "nextColumns" FROM catalogue_imports
        WHERE id = ${importId}::uuid AND status = 'CHECKING' AND next_columns <> '{}' FOR NO KEY UPDATE`;
      if (!found) return null;
      const [former, columns] = [parseColumns(found.headingColumns), parseColumns(found.nextColumns)];
      const percentScales = await rewriteRows(tx, importId, { former, columns, format: found.format });
      await tx.$executeRaw`
        UPDATE catalogue_imports SET heading_columns = next_columns, next_columns = '{}',
          columns = ${columns.filter((column) => column !== null)}, unknown_columns = ${ignoredHeadings(found.headings, columns)},
          checked_count = counted.rejected, rejected_count = counted.rejected, create_count = 0, update_count = 0,
          unchanged_count = 0, picture_count = 0, gst_default_count = 0, gst_missing_count = 0,
          notice_counts = '[]', percent_scales = ${JSON.stringify(percentScales)}::jsonb
        FROM (
          SELECT count(outcome)::int AS rejected FROM import_rows WHERE import_id = ${importId}::uuid
        ) AS counted
        WHERE id = ${importId}::uuid`;
      return null;
    },
    { timeout: TRANSACTION_TIMEOUT_MS },
  );
}

async function rewriteRows(
  tx: Transaction,
  importId: string,
  { former, ...file }: { former: ColumnMapping; columns: ColumnMapping; format: ImportFormat },
): Promise<PercentScales> {
  const context = { ...file, numberOfSku: new Map<string, number>(), percentScales: {} };
  for (let after = 0; ;) {
    const stored = await tx.$queryRaw<StoredRow[]>`
      SELECT number, cells, issues FROM import_rows WHERE import_id = ${importId}::uuid AND number > ${after}
      ORDER BY number LIMIT ${BATCH}`;
    const rows = stored.map(({ number, cells, issues }) => {
      const row = newRow({ number, cells: storedCells(cells, former) }, context);
      return { ...row, issues: [...row.issues, ...issues.filter(({ column }) => column === null)] }; // of the file
    });
    await updateRows(tx, importId, rows);
    if (rows.length < BATCH) return context.percentScales;
    after = rows.at(-1)?.number ?? after;
  }
}

async function updateRows(tx: Transaction, importId: string, rows: readonly NewRow[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE import_rows AS row SET sku = mapped.sku, cells = mapped.cells, issues = mapped.issues, changes = '[]', gst = NULL,
      notices = '[]',
      outcome = CASE WHEN mapped.issues = '[]' THEN NULL ELSE 'REJECTED'::import_outcome END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS mapped (number int, sku text, cells jsonb, issues jsonb)
    WHERE row.import_id = ${importId}::uuid AND row.number = mapped.number
      AND row.number BETWEEN ${rows[0]?.number ?? 0} AND ${rows.at(-1)?.number ?? 0}`;
}
