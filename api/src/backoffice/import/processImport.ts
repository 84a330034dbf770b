import { db } from '../../platform/db/client.ts';
import type { ImportStatus } from '../../platform/db/generated/client.ts';
import type { PubSub } from '../../platform/events/pubSub.ts';
import { withImportLock } from './withImportLock.ts';
import { mapRows } from './mapping/mapRows.ts';
import { dryRunRows } from './rows/dryRunRows.ts';
import { fetchPictures, type PictureServices } from './pictures/fetchPictures.ts';
import { failImport, finishImport } from './finishImport.ts';
import { enqueueImport, importTopic } from './importJob.ts';
import type { ImportCursor } from './rows/importBlock.ts';
import { applyRows } from './rows/applyRows.ts';
import { finishUndo } from './undo/finishUndo.ts';
import { undoCategories } from './undo/undoCategories.ts';
import { checkUndo, undoRows } from './undo/undoRows.ts';

/** The services of the job. */
export interface ImportServices extends PictureServices {
  pubSub: PubSub;
  /** Stops between two blocks; another job resumes the import. */
  signal: AbortSignal | undefined;
}

/** The time after which the job queues itself again, so that other jobs can run. */
const TIME_SLICE_MS = 20_000;
const BUSY_RETRY_SECONDS = 2;

/** Processes the next block of a step. Returns the number of its last row; null when the step is done. */
type Step = (cursor: ImportCursor, services: ImportServices) => Promise<number | null>;

/** The steps of an import in each state, in their order; without steps the import waits for an admin or is final. */
const STEPS: Record<ImportStatus, readonly Step[]> = {
  MAPPING: [],
  CHECKING: [mapRows, dryRunRows],
  CHECKED: [],
  RUNNING: [applyRows, fetchPictures, finishImport],
  DONE: [],
  FAILED: [],
  DISCARDED: [],
  UNDO_CHECKING: [checkUndo],
  UNDO_CHECKED: [],
  UNDOING: [undoRows, undoCategories, finishUndo],
  UNDO_FAILED: [],
  UNDONE: [],
};

/** Processes an import: its dry run, or its rows and pictures. One job at a time processes an import. */
export async function processImport(importId: string, services: ImportServices): Promise<void> {
  const outcome = await withImportLock(importId, () => runTimeSlice(importId, services));
  if (outcome === 'idle') return;
  const delaySeconds = outcome === 'busy' ? BUSY_RETRY_SECONDS : 0;
  await db.$transaction((tx) => enqueueImport(tx, importId, delaySeconds));
}

async function runTimeSlice(importId: string, services: ImportServices): Promise<'idle' | 'unfinished'> {
  const sliceEndsAt = performance.now() + TIME_SLICE_MS;
  try {
    const found = await db.catalogueImport.findUnique({ where: { id: importId }, select: { status: true } });
    for (const step of found ? STEPS[found.status] : []) {
      for (let after = await step({ importId, after: 0 }, services); after !== null;) {
        await services.pubSub.publish(importTopic(importId));
        if (services.signal?.aborted || performance.now() > sliceEndsAt) return 'unfinished';
        after = await step({ importId, after }, services);
      }
    }
  } catch (error) {
    services.report(error);
    await failImport(importId, error);
  }
  await services.pubSub.publish(importTopic(importId));
  return 'idle';
}
