import { db, type Transaction } from '../../../platform/db/client.ts';
import type { ImportStatus } from '../../../platform/db/generated/client.ts';
import type { PubSub } from '../../../platform/events/pubSub.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { auditImportStep } from '../finishImport.ts';
import { CatalogueImportNotFoundError, CatalogueImportNotReadyError } from '../importErrors.ts';
import { CHANGE_JOBS, queueChange, undoableSince } from '../../catalogue/changeJob.ts';

const NO_COUNTS = { undoCursor: 0, undoDeleteCount: 0, undoRestoreCount: 0, undoKeepCount: 0 };

interface Services {
  pubSub: PubSub;
  now: Date;
}

interface LockedStatus {
  status: ImportStatus;
  fileName: string;
}

/**
 * Counts what the undo of an import would do, as a job; the catalogue does not change. @throws CatalogueImportNotFoundError,
 * CatalogueImportNotReadyError
 */
export async function startUndoCheck(
  viewer: Viewer,
  { importId }: { importId: string },
  services: Services,
): Promise<{ importId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const { status } = await lockUndoable(tx, importId, services.now);
    if (status !== 'DONE' && status !== 'DISCARDED' && status !== 'UNDO_CHECKED') throw notReady(status);
    await tx.importRow.updateMany({ where: { importId, undoIssue: { not: null } }, data: { undoIssue: null } });
    await tx.catalogueImport.update({
      where: { id: importId },
      data: { status: 'UNDO_CHECKING', failure: null, ...NO_COUNTS },
      select: { id: true },
    });
    await queueChange(tx, { source: 'file', id: importId, pubSub: services.pubSub });
    return { importId };
  });
}

/**
 * Undoes an import after that check, with the viewer as its actor, or resumes an undo that stopped. @throws
 * CatalogueImportNotFoundError, CatalogueImportNotReadyError
 */
export async function startUndo(
  viewer: Viewer,
  { importId }: { importId: string },
  services: Services,
): Promise<{ importId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const { status, fileName } = await lockUndoable(tx, importId, services.now);
    if (status !== 'UNDO_CHECKED' && status !== 'UNDO_FAILED') throw notReady(status);
    const beginning = status === 'UNDO_CHECKED' ? NO_COUNTS : {};
    await tx.catalogueImport.update({
      where: { id: importId },
      data: { status: 'UNDOING', failure: null, actorId: viewer.userId, ...beginning },
      select: { id: true },
    });
    await auditImportStep(tx, viewer, { importId, fileName, status: 'UNDOING' });
    await queueChange(tx, { source: 'file', id: importId, pubSub: services.pubSub });
    return { importId };
  });
}

async function lockUndoable(tx: Transaction, importId: string, now: Date): Promise<LockedStatus> {
  const [found] = await tx.$queryRaw<(LockedStatus & { isUndoable: boolean; startedAt: Date | null })[]>`
    SELECT status, file_name AS "fileName", is_undoable AS "isUndoable", started_at AS "startedAt"
    FROM catalogue_imports WHERE id = ${importId}::uuid FOR NO KEY UPDATE`;
  if (!found) throw new CatalogueImportNotFoundError();
  const isInTime = found.startedAt && found.startedAt > undoableSince('file', now);
  if (found.status === 'UNDONE') throw notReady(found.status);
  if (!found.isUndoable) throw new CatalogueImportNotReadyError('This import has changed nothing that could be undone');
  if (!isInTime && found.status !== 'UNDO_FAILED') {
    throw new CatalogueImportNotReadyError(`An import can be undone within ${CHANGE_JOBS.file.undoDays} days`);
  }
  return found;
}

function notReady(status: ImportStatus): CatalogueImportNotReadyError {
  if (status === 'UNDONE') return new CatalogueImportNotReadyError('This import is undone already');
  const isUndoing = status === 'UNDO_CHECKING' || status === 'UNDOING';
  return new CatalogueImportNotReadyError(
    isUndoing ? 'This import is being undone already' : 'Check first what the undo would do, once the import is done',
  );
}
