import { useState } from 'react';
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useReloadOnPhaseChange_catalogueImport$key } from './__generated__/useReloadOnPhaseChange_catalogueImport.graphql.ts';
import { importPhase, isInProgress, type ImportPhase } from './importPhase.ts';
import { useChangeProgress } from '../catalogueChange/ChangeProgress.tsx';
import type { useReloadOnPhaseChangeImportProgressSubscription$data } from './__generated__/useReloadOnPhaseChangeImportProgressSubscription.graphql.ts';

/**
 * Subscribes to an import while the server works on it, and reloads its page at each change of phase, because the rows differ
 * then. False while the rows of `loaded` are those of an earlier phase.
 */
export function useReloadOnPhaseChange(
  importKey: useReloadOnPhaseChange_catalogueImport$key,
  loaded: unknown,
): boolean {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const { id, status, pictureCount, pictureDoneCount } = useFragment(
    graphql`
      fragment useReloadOnPhaseChange_catalogueImport on CatalogueImport {
        id
        status
        pictureCount
        pictureDoneCount
      }
    `,
    importKey,
  );
  const [reloading, setReloading] = useState<unknown>(null);

  useImportProgress({
    importId: id,
    phase: importPhase({ status, pictureCount, pictureDoneCount }),
    onPhase: () => {
      setReloading(loaded);
      commitLocalUpdate(environment, (store) => store.get(id)?.invalidateRecord());
      void revalidate();
    },
  });
  return reloading !== loaded;
}

interface ImportProgress {
  importId: string;
  /** The element that shows it. */
  phase: ImportPhase;
  /** Called at a change of phase. */
  onPhase: () => void;
}

/** Subscribes to an import while the server works on it. */
function useImportProgress({ importId, phase, onPhase }: ImportProgress): void {
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
    id: importId,
    isWorking: isInProgress(phase),
    onEvent: ({ catalogueImportProgress }) => {
      if (importPhase(catalogueImportProgress) !== phase) onPhase();
    },
  });
}
