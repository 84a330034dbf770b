import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { useRecordPickMutation } from './__generated__/useRecordPickMutation.graphql.ts';
import type { PickQuantities } from './pickQuantities.ts';
import { picksSettled, queuePick, type PickError } from './pickQueue.ts';
import { useFulfilmentRefresh } from '../fulfilment/FulfilmentRefreshContext.ts';

/** Marks lines: shown at once, taken back with the reason when the server refuses. */
export function useRecordPick() {
  const environment = useRelayEnvironment();
  const refresh = useFulfilmentRefresh();
  const [commit] = useMutation<useRecordPickMutation>(graphql`
    mutation useRecordPickMutation($input: PickingRecordPickInput!) {
      pickingRecordPick(input: $input) {
        __typename
        ... on PickingRecordPickPayload {
          order {
            ...pickingOrderChanges_order
          }
        }
        ... on AlreadyAssignedError {
          message
        }
        ... on InvalidInputError {
          message
          issues {
            message
          }
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
  const send = (lineId: string, quantities: PickQuantities) =>
    new Promise<PickError>((resolve, reject) => {
      commit({
        variables: { input: { lineId, ...quantities } },
        onCompleted: ({ pickingRecordPick }) => resolve(refusalIn(pickingRecordPick)),
        onError: reject,
      });
    });
  const recordPick = (lineId: string, quantities: PickQuantities) =>
    queuePick(
      environment,
      { lineId, quantities },
      {
        send,
        onRefused: (error) => {
          showError(error);
          refresh();
        },
        onFailed: (error) => showError(toErrorMessage(error)),
      },
    );
  return { recordPick, settled: () => picksSettled(environment) };
}

function refusalIn(answer: useRecordPickMutation['response']['pickingRecordPick']): PickError {
  switch (answer.__typename) {
    case 'PickingRecordPickPayload':
      return null;
    case 'InvalidInputError':
      return answer.issues[0]?.message ?? answer.message;
    case 'AlreadyAssignedError':
    case 'OrderNotFoundError':
    case 'OrderTransitionError':
      return answer.message;
    case '%other':
      return toErrorMessage(answer);
  }
}
