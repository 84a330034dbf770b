import { db } from '../../platform/db/client.ts';
import type { PubSub } from '../../platform/events/pubSub.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { auditImportStep, auditImportResult } from './finishImport.ts';
import { CatalogueImportNotFoundError, CatalogueImportNotReadyError } from './importErrors.ts';
import { changeTopic } from '../catalogue/changeJob.ts';

/**
 * Discards an import that is not done, and deletes the rows that it has not applied. Changes that it has applied stay, until they are undone.
 * @throws CatalogueImportNotFoundError, CatalogueImportNotReadyError
 */
export async function discardImport(
  viewer: Viewer,
  { importId }: { importId: string },
  { pubSub, now }: { pubSub: PubSub; now: Date },
): Promise<{ importId: string }> {
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
    else await auditImportStep(tx, viewer, { importId, fileName, status: 'DISCARDED' });
    await tx.importRow.deleteMany({ where: { importId, doneAt: null } }); // the undo needs the others
    await pubSub.notify(tx, changeTopic('file', importId));
    return { importId };
  });
}
