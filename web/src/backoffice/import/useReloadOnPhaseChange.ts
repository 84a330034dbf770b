import { useState } from 'react';
import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import { useChangeProgress } from '../catalogueChange/ChangeProgress.tsx';
import type { useReloadOnPhaseChangeImportProgressSubscription$data } from './__generated__/useReloadOnPhaseChangeImportProgressSubscription.graphql.ts';
import type { ImportStatus } from './__generated__/ImportState_catalogueImport.graphql.ts';

/**
 * Subscribes to an import while the server works on it, and reloads its page at each change of phase, because the rows differ
 * then. False while the rows of `loaded` are those of an earlier phase.
 */
export function useReloadOnPhaseChange(id: string, fields: ImportPhaseFields, loaded: unknown): boolean {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const [reloading, setReloading] = useState<unknown>(null);
  const phase = importPhase(fields);
  useChangeProgress<useReloadOnPhaseChangeImportProgressSubscription$data>({
    subscription: graphql`
      subscription useReloadOnPhaseChangeImportProgressSubscription($id: ID!) {
        catalogueImportProgress(id: $id) {
          status
          pictureCount
          pictureDoneCount
          ...ImportState_catalogueImport
          ...ImportNotes_catalogueImport
        }
      }
    `,
    id,
    isWorking: isInProgress(phase),
    onEvent: ({ catalogueImportProgress }) => {
      if (importPhase(catalogueImportProgress) === phase) return;
      setReloading(loaded);
      commitLocalUpdate(environment, (store) => store.get(id)?.invalidateRecord());
      void revalidate();
    },
  });
  return reloading !== loaded;
}

/** What tells the phase of an import. */
interface ImportPhaseFields {
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
