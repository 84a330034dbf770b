import { db } from '../../db/client.ts';
import type { ImportStatus } from '../../db/generated/client.ts';
import type { LiveEvents } from '../../events/liveEvents.ts';
import { aloneWithImport } from './aloneWithImport.ts';
import { checkRows } from './checkRows.ts';
import { fetchPictures, type PictureMeans } from './fetchPictures.ts';
import { failImport, finishImport } from './finishImport.ts';
import { enqueueImport, importTopic } from './importJob.ts';
import type { Place } from './importRows.ts';
import { runRows } from './runRows.ts';

/** What the job has at hand. */
export interface ImportMeans extends PictureMeans {
  events: LiveEvents;
  /** Ends the work between two blocks; another job takes it up. */
  signal: AbortSignal | undefined;
}

/** How long it is worked on before other jobs have their turn. */
const TURN_MS = 20_000;
const LATER_SECONDS = 2;

/** Does the next part of a step, and answers how far it has got; null when the step is done. */
type Step = (place: Place, means: ImportMeans) => Promise<number | null>;

/** What is to be done for an import in each state, one after the other; otherwise it waits for somebody. */
const STEPS: Record<ImportStatus, readonly Step[]> = {
  CHECKING: [checkRows],
  CHECKED: [],
  RUNNING: [runRows, fetchPictures, finishImport],
  DONE: [],
  FAILED: [],
  DISCARDED: [],
};

/** Does what is to be done for an import: the dry run, or the run with its pictures. One job at a time works on it. */
export async function workOnImport(importId: string, means: ImportMeans): Promise<void> {
  const outcome = await aloneWithImport(importId, () => takeTurn(importId, means));
  if (outcome === 'settled') return;
  const delaySeconds = outcome === 'busy' ? LATER_SECONDS : 0;
  await db.$transaction((tx) => enqueueImport(tx, importId, delaySeconds));
}

async function takeTurn(importId: string, means: ImportMeans): Promise<'settled' | 'unfinished'> {
  const turnEnds = performance.now() + TURN_MS;
  try {
    const found = await db.catalogueImport.findUnique({ where: { id: importId }, select: { status: true } });
    for (const step of found ? STEPS[found.status] : []) {
      for (let after = await step({ importId, after: 0 }, means); after !== null;) {
        await means.events.publish(importTopic(importId));
        if (means.signal?.aborted || performance.now() > turnEnds) return 'unfinished';
        after = await step({ importId, after }, means);
      }
    }
  } catch (error) {
    means.report(error);
    await failImport(importId, error);
  }
  await means.events.publish(importTopic(importId));
  return 'settled';
}
