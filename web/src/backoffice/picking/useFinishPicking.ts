import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import type { useFinishPickingMutation } from './__generated__/useFinishPickingMutation.graphql.ts';
import { packTexts as texts } from './texts.ts';
import { PICKING_PATH } from '../paths/pickingPaths.ts';
import { useFulfilmentRefresh } from '../fulfilment/FulfilmentRefreshContext.ts';

interface Finish {
  orderId: string;
  number: number;
  /** Ends when the server knows of all marks. */
  settled: () => Promise<void>;
  onRefused: () => void;
}

/** Ends the picking of an order, says what became of it, and leads back to the queue. */
export function useFinishPicking() {
  const navigate = useNavigate();
  const refresh = useFulfilmentRefresh();
  const [isWaiting, setWaiting] = useState(false);
  const [commit, isCommitting] = useMutation<useFinishPickingMutation>(graphql`
    mutation useFinishPickingMutation($input: PickingFinishInput!) {
      pickingFinish(input: $input) {
        __typename
        ... on PickingFinishPayload {
          order {
            status
            ...pickingOrderChanges_order
          }
        }
        ... on AlreadyAssignedError {
          message
        }
        ... on PickingIncompleteError {
          message
        }
        ... on OrderNotFoundError {
          message
        }
        ... on OrderTransitionError {
          message
        }
      }
    }
  `);
  const isFinishing = isWaiting || isCommitting;

  const finishPicking = async ({ orderId, number, settled, onRefused }: Finish) => {
    if (isFinishing) return;
    const handleError = (message: string) => {
      showError(message);
      onRefused();
      refresh();
    };
    setWaiting(true);
    await settled();
    setWaiting(false);
    commit({
      variables: { input: { orderId } },
      onCompleted: ({ pickingFinish: answer }) => {
        switch (answer.__typename) {
          case 'PickingFinishPayload': {
            const isCancelled = answer.order.status === 'CANCELLED';
            showSuccess(isCancelled ? texts.cancelledToast(number) : texts.packedToast(number));
            return void navigate(PICKING_PATH);
          }
          case 'AlreadyAssignedError':
          case 'PickingIncompleteError':
          case 'OrderNotFoundError':
          case 'OrderTransitionError':
            return handleError(answer.message);
          case '%other':
            return handleError(toErrorMessage(answer));
        }
      },
      onError: (error) => handleError(toErrorMessage(error)),
    });
  };
  return { finishPicking: (finish: Finish) => void finishPicking(finish), isFinishing };
}
