import { recordAudits, type AuditRecord } from '../../platform/audit/recordAudit.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import { UserError } from '../../platform/core/errors/userError.ts';
import { lockImport, type ImportCursor } from './rows/importBlock.ts';

/** Marks an import without remaining work as done, and writes its result to the audit log. */
export function finishImport({ importId }: { importId: string }): Promise<null> {
  return db.$transaction(async (tx) => {
    if (!(await lockImport(tx, importId, 'RUNNING'))) return null;
    await tx.catalogueImport.update({ where: { id: importId }, data: { status: 'DONE', finishedAt: new Date() } });
    await auditImportResult(tx, importId);
    return null;
  });
}

/** Writes the audit entry of an import as a whole; the entries of its products have the same batch id. */
export async function auditImportResult(tx: Transaction, importId: string): Promise<void> {
  const { fileName, actorId, ...counts } = await tx.catalogueImport.findUniqueOrThrow({
    where: { id: importId },
    select: {
      actorId: true,
      fileName: true,
      createCount: true,
      updateCount: true,
      unchangedCount: true,
      rejectedCount: true,
      doneCount: true,
      pictureDoneCount: true,
      pictureFailCount: true,
    },
  });
  await auditImport(tx, actorId, { importId, fileName, after: counts });
}

/** Writes an audit entry of an import, or of a step with it. */
export async function auditImport(
  tx: Transaction,
  actorId: string | null,
  { importId, fileName, after }: { importId: string; fileName: string; after: AuditRecord['after'] },
): Promise<void> {
  await recordAudits(tx, actorId, [
    { action: 'CATALOGUE_IMPORT', subjectId: importId, subjectName: fileName, batchId: importId, before: null, after },
  ]);
}

/** Stops an import or its undo at the current row, with a reason for the admin. Applied changes stay; it can be resumed. */
export async function failImport(importId: string, error: unknown): Promise<void> {
  const reason = error instanceof UserError ? error.message : 'something went wrong on our side';
  await db.$executeRaw`
    UPDATE catalogue_imports SET status = 'FAILED', failure = coalesce('Stopped at row ' || (
      SELECT min(number) FROM import_rows
      WHERE import_id = ${importId}::uuid AND done_at IS NULL
        AND (outcome IS NULL OR status = 'RUNNING' AND outcome <> 'REJECTED')
    ), 'Stopped at the pictures') || ': ' || ${`${reason}.`}
    WHERE id = ${importId}::uuid AND status IN ('CHECKING', 'RUNNING')`;
  await db.$executeRaw`
    UPDATE catalogue_imports SET failure = 'The undo stopped: ' || ${`${reason}.`},
      status = (CASE WHEN status = 'UNDOING' THEN 'UNDO_FAILED'
        WHEN done_count < create_count + update_count + unchanged_count THEN 'DISCARDED' ELSE 'DONE' END)::import_status
    WHERE id = ${importId}::uuid AND status IN ('UNDO_CHECKING', 'UNDOING')`;
}

/** Marks an import whose rows are undone, and writes the result to the audit log. */
export function finishUndo({ importId }: ImportCursor): Promise<null> {
  return db.$transaction(async (tx) => {
    if (!(await lockImport(tx, importId, 'UNDOING'))) return null;
    const { fileName, actorId, ...after } = await tx.catalogueImport.update({
      where: { id: importId },
      data: { status: 'UNDONE' },
      select: {
        ...{ fileName: true, actorId: true, status: true },
        ...{ undoDeleteCount: true, undoRestoreCount: true, undoKeepCount: true },
      },
    });
    await auditImport(tx, actorId, { importId, fileName, after });
    return null;
  });
}
