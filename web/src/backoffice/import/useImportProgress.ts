import { useEffect, useEffectEvent } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { subscribeWithRetry } from '../../relay/subscribeWithRetry.ts';
import type { useImportProgressSubscription } from './__generated__/useImportProgressSubscription.graphql.ts';
import { importPhase, isInProgress, type ImportPhase } from './importPhase.ts';

interface ImportProgress {
  importId: string;
  /** The element that shows it. */
  phase: ImportPhase;
  /** Called at a change of phase. */
  onPhase: () => void;
}

/** Subscribes to an import while the server works on it. */
export function useImportProgress({ importId, phase, onPhase }: ImportProgress): void {
  const environment = useRelayEnvironment();
  const isFollowed = isInProgress(phase);
  const onUpdate = useEffectEvent((next: ImportPhase) => {
    if (next !== phase) onPhase();
  });

  useEffect(() => {
    if (!isFollowed) return;
    return subscribeWithRetry<useImportProgressSubscription>(environment, {
      subscription: graphql`
        subscription useImportProgressSubscription($id: ID!) {
          catalogueImportProgress(id: $id) {
            status
            pictureCount
            pictureDoneCount
            ...ImportState_catalogueImport
            ...ImportNotes_catalogueImport
          }
        }
      `,
      variables: { id: importId },
      onNext: (event) => {
        if (event != null) onUpdate(importPhase(event.catalogueImportProgress));
      },
    });
  }, [environment, importId, isFollowed]);
}
