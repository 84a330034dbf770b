import { graphql, useMutation } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import { troubleMessage } from '../relay/RequestError.ts';
import type { useDeleteWebhookMutation } from './__generated__/useDeleteWebhookMutation.graphql.ts';

interface DeleteHandlers {
  /** It is gone, by this or by another's doing. */
  onDeleted: () => void;
  onRefused: (message: string) => void;
}

/** Deletes a webhook; it leaves the list. */
export function useDeleteWebhook() {
  const [commit, isDeleting] = useMutation<useDeleteWebhookMutation>(graphql`
    mutation useDeleteWebhookMutation($input: WebhookDeleteInput!) {
      webhookDelete(input: $input) {
        __typename
        ... on WebhookDeletePayload {
          __typename
        }
        ... on WebhookGoneError {
          __typename
        }
      }
    }
  `);
  const deleteWebhook = (endpointId: string, { onDeleted, onRefused }: DeleteHandlers) => {
    commit({
      variables: { input: { endpointId } },
      updater: (store, response) => {
        if (response?.webhookDelete.__typename !== '%other') takeOutOfList(store, endpointId);
      },
      onCompleted: ({ webhookDelete: answer }) => {
        if (answer.__typename === '%other') onRefused(troubleMessage(answer));
        else onDeleted();
      },
      onError: (error) => onRefused(troubleMessage(error)),
    });
  };
  return { deleteWebhook, isDeleting };
}

function takeOutOfList(store: RecordSourceProxy, endpointId: string): void {
  const root = store.getRoot();
  const listed = root.getLinkedRecords('webhookEndpoints');
  if (listed == null) return;
  const left = listed.filter((endpoint) => endpoint?.getDataID() !== endpointId);
  root.setLinkedRecords(left, 'webhookEndpoints');
}
