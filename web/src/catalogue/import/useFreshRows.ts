import { useState } from 'react';
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useFreshRows_catalogueImport$key } from './__generated__/useFreshRows_catalogueImport.graphql.ts';
import { importPhase } from './importPhase.ts';
import { useImportProgress } from './useImportProgress.ts';

/**
 * Follows an import while the server is at work on it, and loads its page anew each time it comes to another phase, because the
 * rows differ then. False while the rows of `loaded` are those of an earlier phase.
 */
export function useFreshRows(importKey: useFreshRows_catalogueImport$key, loaded: unknown): boolean {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const { id, status, pictureCount, pictureDoneCount } = useFragment(
    graphql`
      fragment useFreshRows_catalogueImport on CatalogueImport {
        id
        status
        pictureCount
        pictureDoneCount
      }
    `,
    importKey,
  );
  const [stale, setStale] = useState<unknown>(null);

  useImportProgress({
    importId: id,
    phase: importPhase({ status, pictureCount, pictureDoneCount }),
    onPhase: () => {
      setStale(loaded);
      commitLocalUpdate(environment, (store) => store.get(id)?.invalidateRecord());
      void revalidate();
    },
  });
  return stale !== loaded;
}
