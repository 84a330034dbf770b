import { useEffect, useEffectEvent } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { subscribeWithRetry } from '../../../../relay/subscribeWithRetry.ts';
import type { useBulkOperationProgressSubscription } from './__generated__/useBulkOperationProgressSubscription.graphql.ts';

interface BulkOperationProgress {
  operationId: string;
  isWorking: boolean;
  /** Called once the server has stopped to work on it. */
  onEnded: () => void;
}

/** Subscribes to a bulk operation while the server works on it. */
export function useBulkOperationProgress({ operationId, isWorking, onEnded }: BulkOperationProgress): void {
  const environment = useRelayEnvironment();
  const end = useEffectEvent(onEnded);

  useEffect(() => {
    if (!isWorking) return;
    const isEnd = (event: useBulkOperationProgressSubscription['response'] | null | undefined) => {
      const status = event?.productBulkOperationProgress.status;
      return status !== undefined && status !== 'RUNNING' && status !== 'UNDOING';
    };
    return subscribeWithRetry<useBulkOperationProgressSubscription>(environment, {
      subscription: graphql`
        subscription useBulkOperationProgressSubscription($id: ID!) {
          productBulkOperationProgress(id: $id) {
            status
            ...BulkOperationNotice_operation
          }
        }
      `,
      variables: { id: operationId },
      isLast: isEnd,
      onNext: (event) => {
        if (isEnd(event)) end();
      },
    });
  }, [environment, operationId, isWorking]);
}
