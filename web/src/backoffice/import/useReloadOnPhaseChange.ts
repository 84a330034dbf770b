import { useState } from 'react';
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useReloadOnPhaseChange_catalogueImport$key } from './__generated__/useReloadOnPhaseChange_catalogueImport.graphql.ts';
import { importPhase } from './importPhase.ts';
import { useImportProgress } from './useImportProgress.ts';

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
