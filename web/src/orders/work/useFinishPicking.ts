import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { troubleMessage } from '../../relay/RequestError.ts';
import { showError, showSuccess } from '../../ui/toaster.ts';
import type { useFinishPickingMutation } from './__generated__/useFinishPickingMutation.graphql.ts';
import { packTexts as texts } from './texts.ts';
import { PACKING_PATH } from './workPaths.ts';
import { useWorkRefresh } from './WorkRefresh.ts';

interface Finish {
  orderId: string;
  number: number;
  /** Ends when the server knows of all marks. */
  settled: () => Promise<void>;
  onRefused: () => void;
}

/** Ends the packing of an order, says what became of it, and leads back to the queue. */
export function useFinishPicking() {
  const navigate = useNavigate();
  const refresh = useWorkRefresh();
  const [isWaiting, setWaiting] = useState(false);
  const [commit, isCommitting] = useMutation<useFinishPickingMutation>(graphql`
    mutation useFinishPickingMutation($input: PickingFinishInput!) {
      pickingFinish(input: $input) {
        __typename
        ... on PickingFinishPayload {
          order {
            status
            ...changedPicking_order
          }
        }
        ... on AlreadyTakenError {
          message
        }
        ... on NotAllMarkedError {
          message
        }
        ... on OrderGoneError {
          message
        }
        ... on WrongStateError {
          message
        }
      }
    }
  `);
  const isFinishing = isWaiting || isCommitting;

  const finishPicking = async ({ orderId, number, settled, onRefused }: Finish) => {
    if (isFinishing) return;
    const refuse = (message: string) => {
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
            return void navigate(PACKING_PATH);
          }
          case 'AlreadyTakenError':
          case 'NotAllMarkedError':
          case 'OrderGoneError':
          case 'WrongStateError':
            return refuse(answer.message);
          case '%other':
            return refuse(troubleMessage(answer));
        }
      },
      onError: (error) => refuse(troubleMessage(error)),
    });
  };
  return { finishPicking: (finish: Finish) => void finishPicking(finish), isFinishing };
}
