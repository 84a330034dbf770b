import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../relay/useAction.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { PickingStartInput, useStartPickingMutation } from './__generated__/useStartPickingMutation.graphql.ts';
import { useFulfilmentRefresh } from '../fulfilment/FulfilmentRefreshContext.ts';
import { pickingPath } from '../paths/pickingPaths.ts';

/** Makes the viewer the one who packs an order, and leads to it; a refusal means that the page is old. */
export function useStartPicking() {
  const navigate = useNavigate();
  const refresh = useFulfilmentRefresh();
  const [act, isStarting] = useAction<useStartPickingMutation>(graphql`
    mutation useStartPickingMutation($input: PickingStartInput!) {
      pickingStart(input: $input) {
        ... on PickingStartPayload {
          order {
            ...pickingOrderChanges_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const startPicking = (input: PickingStartInput) =>
    act(input, {
      onDone: () => void navigate(pickingPath(input.orderId)),
      onRefused: (message) => {
        showError(message);
        refresh();
      },
      onFailed: showError,
    });
  return { startPicking, isStarting };
}
