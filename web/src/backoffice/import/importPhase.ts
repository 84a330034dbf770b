import type { ImportStatus } from './__generated__/ImportState_catalogueImport.graphql.ts';

/** What tells the phase of an import. */
export interface ImportPhaseFields {
  readonly status: ImportStatus;
  readonly pictureCount: number;
  readonly pictureDoneCount: number;
}

/** The phase of an import: its status, and FETCHING while pictures are downloaded for it. */
type ImportPhase = ImportStatus | 'FETCHING';

const IN_PROGRESS: readonly ImportPhase[] = ['CHECKING', 'RUNNING', 'FETCHING', 'UNDO_CHECKING', 'UNDOING'];

/** The phase of an import. */
export function importPhase({ status, pictureCount, pictureDoneCount }: ImportPhaseFields): ImportPhase {
  return status === 'DONE' && pictureDoneCount < pictureCount ? 'FETCHING' : status;
}

/** Whether the server is working on it, so that it changes without a reload. */
export function isInProgress(phase: ImportPhase): boolean {
  return IN_PROGRESS.includes(phase);
}
