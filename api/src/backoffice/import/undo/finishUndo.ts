import { recordAudits } from '../../../platform/audit/recordAudit.ts';
import { db } from '../../../platform/db/client.ts';
import { lockImport, type ImportCursor } from '../rows/importBlock.ts';

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
    await recordAudits(tx, actorId, [
      {
        action: 'CATALOGUE_IMPORT',
        subjectId: importId,
        subjectName: fileName,
        batchId: importId,
        before: null,
        after,
      },
    ]);
    return null;
  });
}
