import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { useImportProgressSubscription } from './__generated__/useImportProgressSubscription.graphql.ts';
import { importPhase, isAtWork, type ImportPhase } from './importPhase.ts';

const AGAIN_AFTER_MS = 10_000;

interface ImportProgress {
  importId: string;
  /** Where it stands on the screen. */
  phase: ImportPhase;
  /** It has come to another phase. */
  onPhase: () => void;
}

/**
 * Keeps an import in the store up to date while the server is at work on it. The network takes up a lost connection; where the
 * server itself has ended or refused the stream too early, it is asked for again after a while.
 */
export function useImportProgress({ importId, phase, onPhase }: ImportProgress): void {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const isFollowed = isAtWork(phase);
  const hear = useEffectEvent((next: ImportPhase) => {
    if (next !== phase) onPhase();
  });

  useEffect(() => {
    if (!isFollowed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryAgain = () => {
      timer = setTimeout(() => setAttempt(attempt + 1), AGAIN_AFTER_MS);
    };
    const subscription = requestSubscription<useImportProgressSubscription>(environment, {
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
      onCompleted: tryAgain,
      onError: tryAgain,
    });
    return () => {
      subscription.dispose();
      clearTimeout(timer);
    };
  }, [environment, importId, isFollowed, attempt]);
}
