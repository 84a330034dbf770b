import type { ImportStatus } from './__generated__/ImportState_catalogueImport.graphql.ts';

interface ImportNow {
  readonly status: ImportStatus;
  readonly pictureCount: number;
  readonly pictureDoneCount: number;
}

/** Where an import stands: its status, and whether pictures are still being fetched for it. */
export type ImportPhase = ImportStatus | 'FETCHING';

/** Where an import stands. */
export function importPhase({ status, pictureCount, pictureDoneCount }: ImportNow): ImportPhase {
  return status === 'DONE' && pictureDoneCount < pictureCount ? 'FETCHING' : status;
}

/** Whether the server is at work on it, so that it changes by itself. */
export function isAtWork(phase: ImportPhase): boolean {
  return phase === 'CHECKING' || phase === 'RUNNING' || phase === 'FETCHING';
}
