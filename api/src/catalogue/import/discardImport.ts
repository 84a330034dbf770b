import { db } from '../../db/client.ts';
import type { LiveEvents } from '../../events/liveEvents.ts';
import { requireAdmin, type Viewer } from '../../graphql/viewer.ts';
import { recordImportStep, recordRun } from './finishImport.ts';
import { CatalogueImportGoneError, CatalogueImportNotReadyError } from './importErrors.ts';
import { importTopic } from './importJob.ts';

/**
 * Throws away the rows of an import that is not done: of one that runs or has stopped in the middle, what is done stays in the shop.
 * @throws CatalogueImportGoneError, CatalogueImportNotReadyError
 */
export async function discardImport(
  viewer: Viewer,
  { importId }: { importId: string },
  { events, now }: { events: LiveEvents; now: Date },
): Promise<{ importId: string }> {
  requireAdmin(viewer);
  return db.$transaction(async (tx) => {
    const { count } = await tx.catalogueImport.updateMany({
      where: { id: importId, status: { in: ['CHECKING', 'CHECKED', 'RUNNING', 'FAILED'] } },
      data: { status: 'DISCARDED', finishedAt: now },
    });
    if (count === 0) {
      const found = await tx.catalogueImport.findUnique({ where: { id: importId }, select: { id: true } });
      throw found
        ? new CatalogueImportNotReadyError('Only an import that is not done can be discarded')
        : new CatalogueImportGoneError();
    }
    const { doneCount, fileName } = await tx.catalogueImport.findUniqueOrThrow({
      where: { id: importId },
      select: { doneCount: true, fileName: true },
    });
    if (doneCount > 0) await recordRun(tx, importId);
    else await recordImportStep(tx, viewer, { importId, fileName, status: 'DISCARDED' });
    await tx.importRow.deleteMany({ where: { importId } });
    await events.notify(tx, importTopic(importId));
    return { importId };
  });
}
