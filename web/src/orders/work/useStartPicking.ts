import { graphql, useMutation } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { troubleMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toaster.ts';
import type { PickingStartInput, useStartPickingMutation } from './__generated__/useStartPickingMutation.graphql.ts';
import { useWorkRefresh } from './WorkRefresh.ts';
import { packingPath } from './workPaths.ts';

/** Makes the viewer the one who packs an order, and leads to it; a refusal means that the page is old. */
export function useStartPicking() {
  const navigate = useNavigate();
  const refresh = useWorkRefresh();
  const [commit, isStarting] = useMutation<useStartPickingMutation>(graphql`
    mutation useStartPickingMutation($input: PickingStartInput!) {
      pickingStart(input: $input) {
        __typename
        ... on PickingStartPayload {
          order {
            ...changedPicking_order
          }
        }
        ... on AlreadyTakenError {
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
  const refuse = (message: string) => {
    showError(message);
    refresh();
  };
  const startPicking = (input: PickingStartInput) => {
    commit({
      variables: { input },
      onCompleted: ({ pickingStart: answer }) => {
        switch (answer.__typename) {
          case 'PickingStartPayload':
            return void navigate(packingPath(input.orderId));
          case 'AlreadyTakenError':
          case 'OrderGoneError':
          case 'WrongStateError':
            return refuse(answer.message);
          case '%other':
            return refuse(troubleMessage(answer));
        }
      },
      onError: (error) => showError(troubleMessage(error)),
    });
  };
  return { startPicking, isStarting };
}
