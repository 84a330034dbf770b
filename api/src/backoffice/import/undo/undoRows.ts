import { recordAudits } from '../../../platform/audit/recordAudit.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import { BLOCK_SIZE, lockImport, type ImportCursor, type LockedImport } from '../rows/importBlock.ts';
import { writeProducts } from '../rows/writeProducts.ts';
import { planUndo, type PlannedUndo, type UndoRow } from './planUndo.ts';

const TRANSACTION_TIMEOUT_MS = 60_000;

/** Counts what an undo of the next rows would do, and stores why rows stay. Returns the number of the last row; null after the last one. */
export function checkUndo({ importId }: ImportCursor): Promise<number | null> {
  return db.$transaction(
    async (tx) => {
      const lockedImport = await lockImport(tx, importId, 'UNDO_CHECKING');
      if (!lockedImport) return null;
      const rows = await nextRows(tx, importId);
      const plans = await planUndo(tx, { importId, rows }, { isLocking: false });
      await writePlans(tx, importId, plans);
      const isLast = rows.length < BLOCK_SIZE;
      if (isLast) await tx.catalogueImport.update({ where: { id: importId }, data: { status: 'UNDO_CHECKED' } });
      return isLast ? null : (rows.at(-1)?.number ?? null);
    },
    { timeout: TRANSACTION_TIMEOUT_MS },
  );
}

/**
 * Undoes the next rows in one transaction, with the ledger and the audit entries. Returns the number of the last row; null after the
 * last one.
 */
export function undoRows({ importId }: ImportCursor): Promise<number | null> {
  return db.$transaction(
    async (tx) => {
      const lockedImport = await lockImport(tx, importId, 'UNDOING');
      if (!lockedImport) return null;
      const rows = await nextRows(tx, importId);
      const plans = await planUndo(tx, { importId, rows }, { isLocking: true });
      await deleteCreated(tx, lockedImport, plans);
      const writes = plans.flatMap((plan) =>
        plan.kind === 'restore' ? [{ id: plan.productId, before: plan.state, after: plan.restored }] : [],
      );
      await writeProducts(tx, { ...lockedImport, isUndo: true }, writes);
      await writePlans(tx, importId, plans);
      return rows.length < BLOCK_SIZE ? null : (rows.at(-1)?.number ?? null);
    },
    { timeout: TRANSACTION_TIMEOUT_MS },
  );
}

/** The rows after the stored cursor that created or changed a product. */
function nextRows(tx: Transaction, importId: string): Promise<UndoRow[]> {
  return tx.$queryRaw<UndoRow[]>`
    SELECT number, product_id::text AS "productId" FROM import_rows
    WHERE import_id = ${importId}::uuid AND product_id IS NOT NULL
      AND number > (SELECT undo_cursor FROM catalogue_imports WHERE id = ${importId}::uuid)
    ORDER BY number LIMIT ${BLOCK_SIZE}`;
}

/** Deletes created products as `deleteProduct` does. */
async function deleteCreated(
  tx: Transaction,
  lockedImport: LockedImport,
  plans: readonly PlannedUndo[],
): Promise<void> {
  const deleted = plans.flatMap((plan) => (plan.kind === 'delete' ? [plan] : []));
  if (deleted.length === 0) return;
  await tx.$executeRaw`
    UPDATE products SET deleted_at = now(), updated_at = now(), version = version + 1, sku = sku || '~' || id::text
    WHERE id = ANY (${deleted.map(({ productId }) => productId)}::uuid[])`;
  await recordAudits(
    tx,
    lockedImport.actorId,
    deleted.map(({ productId, state }) => ({
      action: 'PRODUCT_DELETE',
      subjectId: productId,
      subjectName: state.name,
      importId: lockedImport.id,
      before: { ...state },
      after: null,
    })),
  );
}

/** Stores why rows stay, the counts, and the number of the last row. */
async function writePlans(tx: Transaction, importId: string, plans: readonly PlannedUndo[]): Promise<void> {
  const issues = plans.map((plan) => ({ number: plan.number, issue: plan.kind === 'keep' ? plan.reason : null }));
  const countOf = (kind: PlannedUndo['kind']) => plans.filter((plan) => plan.kind === kind).length;
  await tx.$executeRaw`
    UPDATE import_rows AS row SET undo_issue = planned.issue
    FROM jsonb_to_recordset(${JSON.stringify(issues)}::jsonb) AS planned (number int, issue text)
    WHERE row.import_id = ${importId}::uuid AND row.number = planned.number
      AND row.undo_issue IS DISTINCT FROM planned.issue`;
  await tx.catalogueImport.update({
    where: { id: importId },
    data: {
      ...(plans.length > 0 && { undoCursor: plans.at(-1)?.number ?? 0 }),
      undoDeleteCount: { increment: countOf('delete') },
      undoRestoreCount: { increment: countOf('restore') },
      undoKeepCount: { increment: countOf('keep') },
    },
    select: { id: true },
  });
}
