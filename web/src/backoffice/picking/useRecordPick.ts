import { graphql, useRelayEnvironment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { useRecordPickMutation } from './__generated__/useRecordPickMutation.graphql.ts';
import type { PickQuantities } from './pickQuantities.ts';
import { picksSettled, queuePick, type PickError } from './pickQueue.ts';
import { useRefusal } from '../fulfilment/RefreshContext.ts';

/** Records picked and missing pieces: they are shown at once, and rolled back with the reason if the server refuses. */
export function useRecordPick() {
  const environment = useRelayEnvironment();
  const onRefused = useRefusal();
  const [act] = useAction<useRecordPickMutation>(graphql`
    mutation useRecordPickMutation($input: PickingRecordPickInput!) {
      pickingRecordPick(input: $input) {
        ... on PickingRecordPickPayload {
          order {
            ...pickingOrderChanges_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const send = (lineId: string, quantities: PickQuantities) =>
    new Promise<PickError>((resolve, reject) => {
      act(
        { lineId, ...quantities },
        { onDone: () => resolve(null), onRefused: resolve, onFailed: (_message, error) => reject(error) },
      );
    });
  const recordPick = (lineId: string, quantities: PickQuantities) =>
    queuePick(
      environment,
      { lineId, quantities },
      {
        send,
        onRefused,
        onFailed: (error) => showError(toErrorMessage(error)),
      },
    );
  return { recordPick, settled: () => picksSettled(environment) };
}
