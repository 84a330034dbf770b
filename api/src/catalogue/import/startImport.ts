import { db } from '../../db/client.ts';
import { isTaken } from '../../db/isTaken.ts';
import type { ImportStatus } from '../../db/generated/client.ts';
import type { LiveEvents } from '../../events/liveEvents.ts';
import { requireAdmin, type Viewer } from '../../graphql/viewer.ts';
import { CatalogueImportGoneError, CatalogueImportNotReadyError } from './importErrors.ts';
import { recordImportStep } from './finishImport.ts';
import { enqueueImport, importTopic } from './importJob.ts';

/** Why an import that is in such a state is not carried out. */
const NOT_READY: Record<Exclude<ImportStatus, 'CHECKED' | 'FAILED'>, string> = {
  CHECKING: 'This file is still being tried out',
  RUNNING: 'This import is under way already',
  DONE: 'This import is done already',
  DISCARDED: 'This import was discarded',
};

/**
 * Carries out an import that was tried out, in the name of the viewer, or takes up one that stopped; a dry run that stopped goes on
 * as a dry run. @throws CatalogueImportGoneError, CatalogueImportNotReadyError
 */
export async function startImport(
  viewer: Viewer,
  { importId }: { importId: string },
  { events, now }: { events: LiveEvents; now: Date },
): Promise<{ importId: string }> {
  requireAdmin(viewer);
  try {
    return await db.$transaction(async (tx) => {
      const [held] = await tx.$queryRaw<{ status: ImportStatus; isChecked: boolean; startedAt: Date | null }[]>`
        SELECT status, checked_count = row_count AS "isChecked", started_at AS "startedAt"
        FROM catalogue_imports WHERE id = ${importId}::uuid FOR NO KEY UPDATE`;
      if (!held) throw new CatalogueImportGoneError();
      const { status, isChecked, startedAt } = held;
      if (status !== 'CHECKED' && status !== 'FAILED') throw new CatalogueImportNotReadyError(NOT_READY[status]);
      const beginning = startedAt ? {} : { startedAt: now, pictureCount: 0 }; // the dry run's count was a guess
      const started = await tx.catalogueImport.update({
        where: { id: importId },
        data: isChecked
          ? { status: 'RUNNING', failure: null, actorId: viewer.userId, ...beginning }
          : { status: 'CHECKING', failure: null },
        select: { fileName: true, status: true },
      });
      await recordImportStep(tx, viewer, { importId, ...started });
      await enqueueImport(tx, importId);
      await events.notify(tx, importTopic(importId));
      return { importId };
    });
  } catch (error) {
    if (isTaken(error)) throw new CatalogueImportNotReadyError('Another import is under way');
    throw error;
  }
}
