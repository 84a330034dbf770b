import { recordAudit, recordAudits } from '../../audit/recordAudit.ts';
import { db, type Transaction } from '../../db/client.ts';
import type { ImportStatus } from '../../db/generated/client.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import { UserError } from '../../graphql/userError.ts';
import { holdImport } from './importRows.ts';

/** Ends an import that has nothing left to do, and writes down what came of it. */
export function finishImport({ importId }: { importId: string }): Promise<null> {
  return db.$transaction(async (tx) => {
    if (!(await holdImport(tx, importId, 'RUNNING'))) return null;
    await tx.catalogueImport.update({ where: { id: importId }, data: { status: 'DONE', finishedAt: new Date() } });
    await recordRun(tx, importId);
    return null;
  });
}

/** The audit entry of an import as a whole; those of its products have its id. */
export async function recordRun(tx: Transaction, importId: string): Promise<void> {
  const { fileName, actorId, ...counts } = await tx.catalogueImport.findUniqueOrThrow({
    where: { id: importId },
    select: {
      actorId: true,
      fileName: true,
      createCount: true,
      updateCount: true,
      sameCount: true,
      refusedCount: true,
      doneCount: true,
      pictureDoneCount: true,
      pictureFailCount: true,
    },
  });
  await recordAudits(tx, actorId, [
    {
      action: 'CATALOGUE_IMPORT',
      subjectId: importId,
      subjectName: fileName,
      batchId: importId,
      before: null,
      after: counts,
    },
  ]);
}

/** The audit entry of what an admin does with an import, before anything of it is in the shop. */
export async function recordImportStep(
  tx: Transaction,
  viewer: Viewer,
  { importId, fileName, status }: { importId: string; fileName: string; status: ImportStatus },
): Promise<void> {
  await recordAudit(tx, viewer, {
    action: 'CATALOGUE_IMPORT',
    subjectId: importId,
    subjectName: fileName,
    batchId: importId,
    before: null,
    after: { status },
  });
}

/** Stops an import at the row where it is, with a sentence for the admin. What is done stays; it can be taken up again. */
export async function failImport(importId: string, error: unknown): Promise<void> {
  const reason = error instanceof UserError ? error.message : 'something went wrong on our side';
  await db.$executeRaw`
    UPDATE catalogue_imports SET status = 'FAILED', failure = coalesce('Stopped at row ' || (
      SELECT min(number) FROM import_rows
      WHERE import_id = ${importId}::uuid AND done_at IS NULL
        AND (outcome IS NULL OR status = 'RUNNING' AND outcome <> 'REFUSED')
    ), 'Stopped at the pictures') || ': ' || ${`${reason}.`}
    WHERE id = ${importId}::uuid AND status IN ('CHECKING', 'RUNNING')`;
}
