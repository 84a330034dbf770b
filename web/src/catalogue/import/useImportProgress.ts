import { useEffect, useEffectEvent } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { followLive } from '../../relay/followLive.ts';
import type { useImportProgressSubscription } from './__generated__/useImportProgressSubscription.graphql.ts';
import { importPhase, isAtWork, type ImportPhase } from './importPhase.ts';

interface ImportProgress {
  importId: string;
  /** Where it stands on the screen. */
  phase: ImportPhase;
  /** It has come to another phase. */
  onPhase: () => void;
}

/** Keeps an import in the store up to date while the server is at work on it. */
export function useImportProgress({ importId, phase, onPhase }: ImportProgress): void {
  const environment = useRelayEnvironment();
  const isFollowed = isAtWork(phase);
  const hear = useEffectEvent((next: ImportPhase) => {
    if (next !== phase) onPhase();
  });

  useEffect(() => {
    if (!isFollowed) return;
    return followLive<useImportProgressSubscription>(environment, {
      subscription: graphql`
        subscription useImportProgressSubscription($id: ID!) {
          catalogueImportProgress(id: $id) {
            status
            pictureCount
            pictureDoneCount
            ...ImportState_catalogueImport
            ...ImportNews_catalogueImport
          }
        }
      `,
      variables: { id: importId },
      onNext: (event) => {
        if (event != null) hear(importPhase(event.catalogueImportProgress));
      },
    });
  }, [environment, importId, isFollowed]);
}
