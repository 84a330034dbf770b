import { db } from '../../platform/db/client.ts';
import type { ImportStatus } from '../../platform/db/generated/client.ts';
import { runChange, type ChangeServices } from '../catalogue/changeJob.ts';
import { mapRows } from './mapping/mapImport.ts';
import { preparePictures } from './zip/preparePictures.ts';
import { dryRunRows } from './rows/dryRunRows.ts';
import { fetchPictures, type PictureServices } from './pictures/fetchPictures.ts';
import { failImport, finishImport, finishUndo } from './finishImport.ts';
import type { ImportCursor } from './rows/importBlock.ts';
import { applyRows } from './rows/applyRows.ts';
import { undoCategories, checkUndo, undoRows } from './undo/undoImport.ts';

/** The services of the job. */
export type ImportServices = ChangeServices & PictureServices;

/** Processes the next block of a step. Returns the number of its last row; null when the step is done. */
type Step = (cursor: ImportCursor, services: ImportServices) => Promise<number | null>;

/** The steps of an import in each state, in their order; without steps the import waits for an admin or is final. */
const STEPS: Record<ImportStatus, readonly Step[]> = {
  MAPPING: [],
  CHECKING: [mapRows, preparePictures, dryRunRows],
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

/** Processes an import: its dry run, its rows and pictures, or its undo. A failure stops it, without a retry by the queue. */
export function processImport(importId: string, services: ImportServices): Promise<void> {
  return runChange({ source: 'file', readSteps, fail: failImport }, importId, services);
}

async function readSteps(importId: string) {
  const found = await db.catalogueImport.findUnique({ where: { id: importId }, select: { status: true } });
  return (found ? STEPS[found.status] : []).map(
    (step) => (after: number, services: ImportServices) => step({ importId, after }, services),
  );
}
