import type { ImportStatus } from './__generated__/ImportState_catalogueImport.graphql.ts';

interface ImportPhaseFields {
  readonly status: ImportStatus;
  readonly pictureCount: number;
  readonly pictureDoneCount: number;
}

/** The phase of an import: its status, and FETCHING while pictures are downloaded for it. */
export type ImportPhase = ImportStatus | 'FETCHING';

/** The phase of an import. */
export function importPhase({ status, pictureCount, pictureDoneCount }: ImportPhaseFields): ImportPhase {
  return status === 'DONE' && pictureDoneCount < pictureCount ? 'FETCHING' : status;
}

/** Whether the server is working on it, so that it changes without a reload. */
export function isInProgress(phase: ImportPhase): boolean {
  return phase === 'CHECKING' || phase === 'RUNNING' || phase === 'FETCHING';
}
