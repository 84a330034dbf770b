import { db, type Transaction } from '../../platform/db/client.ts';
import { Prisma, type CatalogueImport, type ImportStatus } from '../../platform/db/generated/client.ts';
import type { PubSub } from '../../platform/events/pubSub.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { CatalogueImportNotFoundError, CatalogueImportNotReadyError } from './importErrors.ts';
import { isPriceCutSql, PriceCutError } from '../catalogue/priceCut.ts';
import { transactionWithUnique } from '../catalogue/transactionWithUnique.ts';
import { auditImport, auditImportResult } from './finishImport.ts';
import { queueChange, changeTopic, CHANGE_JOBS, undoableSince } from '../catalogue/changeJob.ts';

interface Services {
  pubSub: PubSub;
  now: Date;
}

const DONE = 'This import is already done';

/** The reasons why an import in another state can't start. */
const NOT_READY: Record<Exclude<ImportStatus, 'CHECKED' | 'FAILED'>, string> = {
  UNDO_CHECKING: DONE,
  UNDO_CHECKED: DONE,
  UNDOING: DONE,
  UNDO_FAILED: DONE,
  UNDONE: 'This import was undone',
  MAPPING: 'Map this file’s columns first',
  CHECKING: 'This file is still being checked',
  RUNNING: 'This import is already running',
  DONE,
  DISCARDED: 'This import was discarded',
};

/**
 * Starts an import after its dry run, with the viewer as its actor, or resumes one that stopped; a dry run that stopped resumes as
 * a dry run. @throws PriceCutError, CatalogueImportNotFoundError, CatalogueImportNotReadyError
 */
export async function startImport(
  viewer: Viewer,
  { importId, mayCutPrices = false }: { importId: string; mayCutPrices?: boolean },
  { pubSub, now }: Services,
): Promise<{ importId: string }> {
  requirePermission(viewer, 'CATALOGUE');
  return transactionWithUnique(new CatalogueImportNotReadyError('Another import is running'), async (tx) => {
    const [lockedImport] = await tx.$queryRaw<{ status: ImportStatus; isChecked: boolean; startedAt: Date | null }[]>`
      SELECT status, checked_count = row_count AS "isChecked", started_at AS "startedAt"
      FROM catalogue_imports WHERE id = ${importId}::uuid FOR NO KEY UPDATE`;
    if (!lockedImport) throw new CatalogueImportNotFoundError();
    const { status, isChecked, startedAt } = lockedImport;
    if (status !== 'CHECKED' && status !== 'FAILED') throw new CatalogueImportNotReadyError(NOT_READY[status]);
    if (isChecked && !mayCutPrices && (await cutsPrices(tx, importId))) throw new PriceCutError();
    const beginning = startedAt ? {} : { startedAt: now, pictureCount: 0, pictureDoneCount: 0, pictureFailCount: 0 }; // the dry run estimated or stored them
    const { fileName, ...after } = await tx.catalogueImport.update({
      where: { id: importId },
      data: isChecked
        ? { status: 'RUNNING', failure: null, actorId: viewer.userId, ...beginning }
        : { status: 'CHECKING', failure: null },
      select: { fileName: true, status: true },
    });
    await auditImport(tx, viewer.userId, { importId, fileName, after });
    await queueChange(tx, { source: 'file', id: importId, pubSub });
    return { importId };
  });
}

/** Whether the price of a product would fall below half of what it is, by what the dry run has found; prices are rupees there. */
async function cutsPrices(tx: Transaction, importId: string): Promise<boolean> {
  const after = (field: string) =>
    Prisma.sql`(SELECT (change ->> 'after')::numeric FROM jsonb_array_elements(row.changes) AS change WHERE change ->> 'field' = ${field})`;
  const target = Prisma.sql`jsonb_build_object('mrpPaise', ${after('price')} * 100, 'discountPercent', ${after('discount')})`;
  const [{ isCut }] = await tx.$queryRaw<[{ isCut: boolean }]>`
    SELECT EXISTS (
      SELECT FROM import_rows AS row JOIN products AS product ON product.sku = row.sku
      WHERE row.import_id = ${importId}::uuid AND row.outcome = 'UPDATE' AND row.done_at IS NULL AND ${isPriceCutSql(target)}
    ) AS "isCut"`;
  return isCut;
}

/**
 * Discards an import that is not done, and deletes the rows that it has not applied. Changes that it has applied stay, until they are undone.
 * @throws CatalogueImportNotFoundError, CatalogueImportNotReadyError
 */
export async function discardImport(viewer: Viewer, { importId }: { importId: string }, { pubSub, now }: Services) {
  requirePermission(viewer, 'CATALOGUE');
  return db.$transaction(async (tx) => {
    const { count } = await tx.catalogueImport.updateMany({
      where: { id: importId, status: { in: ['MAPPING', 'CHECKING', 'CHECKED', 'RUNNING', 'FAILED'] } },
      data: { status: 'DISCARDED', finishedAt: now },
    });
    if (count === 0) {
      const found = await tx.catalogueImport.findUnique({ where: { id: importId }, select: { id: true } });
      throw found
        ? new CatalogueImportNotReadyError('A finished import can’t be discarded')
        : new CatalogueImportNotFoundError();
    }
    const { doneCount, fileName } = await tx.catalogueImport.findUniqueOrThrow({
      where: { id: importId },
      select: { doneCount: true, fileName: true },
    });
    if (doneCount > 0) await auditImportResult(tx, importId);
    else await auditImport(tx, viewer.userId, { importId, fileName, after: { status: 'DISCARDED' } });
    await tx.importRow.deleteMany({ where: { importId, doneAt: null } }); // the undo needs the others
    await pubSub.notify(tx, changeTopic('file', importId));
    return { importId };
  });
}

const NO_COUNTS = { undoCursor: 0, undoDeleteCount: 0, undoRestoreCount: 0, undoKeepCount: 0 };

/**
 * Counts what the undo of an import would do, as a job; the catalogue does not change. @throws CatalogueImportNotFoundError,
 * CatalogueImportNotReadyError
 */
export async function startUndoCheck(viewer: Viewer, { importId }: { importId: string }, services: Services) {
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
export async function startUndo(viewer: Viewer, { importId }: { importId: string }, services: Services) {
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
    await auditImport(tx, viewer.userId, { importId, fileName, after: { status: 'UNDOING' } });
    await queueChange(tx, { source: 'file', id: importId, pubSub: services.pubSub });
    return { importId };
  });
}

async function lockUndoable(tx: Transaction, importId: string, now: Date) {
  const [found] = await tx.$queryRaw<Pick<CatalogueImport, 'status' | 'fileName' | 'isUndoable' | 'startedAt'>[]>`
    SELECT status, file_name AS "fileName", is_undoable AS "isUndoable", started_at AS "startedAt"
    FROM catalogue_imports WHERE id = ${importId}::uuid FOR NO KEY UPDATE`;
  if (!found) throw new CatalogueImportNotFoundError();
  const isInTime = found.startedAt && found.startedAt > undoableSince('file', now);
  if (found.status === 'UNDONE') throw notReady(found.status);
  if (!found.isUndoable) throw new CatalogueImportNotReadyError('This import changed nothing that can be undone');
  if (!isInTime && found.status !== 'UNDO_FAILED') {
    throw new CatalogueImportNotReadyError(`An import can be undone within ${CHANGE_JOBS.file.undoDays} days`);
  }
  return found;
}

function notReady(status: ImportStatus): CatalogueImportNotReadyError {
  if (status === 'UNDONE') return new CatalogueImportNotReadyError('This import has already been undone');
  const isUndoing = status === 'UNDO_CHECKING' || status === 'UNDOING';
  return new CatalogueImportNotReadyError(
    isUndoing ? 'This import is already being undone' : 'Check what undoing would do once the import is done',
  );
}
