import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../relay/useAction.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { useFinishPickingMutation } from './__generated__/useFinishPickingMutation.graphql.ts';
import { packTexts as texts } from './texts.ts';
import { PICKING_PATH } from '../paths/pickingPaths.ts';
import { useRefusal } from '../fulfilment/RefreshContext.ts';

interface Finish {
  orderId: string;
  number: number;
  /** Resolves when the server has stored all marks. */
  settled: () => Promise<void>;
  onRefused: () => void;
}

/** Finishes the picking of an order, shows whether it is packed or cancelled, and returns to the queue. */
export function useFinishPicking() {
  const navigate = useNavigate();
  const refuse = useRefusal();
  const [isWaiting, setWaiting] = useState(false);
  const [act, isCommitting] = useAction<useFinishPickingMutation>(graphql`
    mutation useFinishPickingMutation($input: PickingFinishInput!) {
      pickingFinish(input: $input) {
        ... on PickingFinishPayload {
          order {
            status
            ...pickingOrderChanges_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const isFinishing = isWaiting || isCommitting;

  const finishPicking = async ({ orderId, number, settled, onRefused }: Finish) => {
    if (isFinishing) return;
    setWaiting(true);
    await settled();
    setWaiting(false);
    act(
      { orderId },
      {
        onDone: ({ order }) => {
          showSuccess(order.status === 'CANCELLED' ? texts.cancelledToast(number) : texts.packedToast(number));
          void navigate(PICKING_PATH);
        },
        onRefused: (message) => {
          refuse(message);
          onRefused();
        },
      },
    );
  };
  return { finishPicking: (finish: Finish) => void finishPicking(finish), isFinishing };
}
