import { graphql, useMutation } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { PickingStartInput, useStartPickingMutation } from './__generated__/useStartPickingMutation.graphql.ts';
import { useFulfilmentRefresh } from '../fulfilment/FulfilmentRefreshContext.ts';
import { pickingPath } from '../paths/pickingPaths.ts';

/** Makes the viewer the one who packs an order, and leads to it; a refusal means that the page is old. */
export function useStartPicking() {
  const navigate = useNavigate();
  const refresh = useFulfilmentRefresh();
  const [commit, isStarting] = useMutation<useStartPickingMutation>(graphql`
    mutation useStartPickingMutation($input: PickingStartInput!) {
      pickingStart(input: $input) {
        __typename
        ... on PickingStartPayload {
          order {
            ...pickingOrderChanges_order
          }
        }
        ... on AlreadyAssignedError {
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
  const handleError = (message: string) => {
    showError(message);
    refresh();
  };
  const startPicking = (input: PickingStartInput) => {
    commit({
      variables: { input },
      onCompleted: ({ pickingStart: answer }) => {
        switch (answer.__typename) {
          case 'PickingStartPayload':
            return void navigate(pickingPath(input.orderId));
          case 'AlreadyAssignedError':
          case 'OrderNotFoundError':
          case 'OrderTransitionError':
            return handleError(answer.message);
          case '%other':
            return handleError(toErrorMessage(answer));
        }
      },
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
  return { startPicking, isStarting };
}
