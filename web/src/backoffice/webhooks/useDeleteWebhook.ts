import { graphql, useMutation } from 'react-relay';
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { useDeleteWebhookMutation } from './__generated__/useDeleteWebhookMutation.graphql.ts';

interface DeleteHandlers {
  /** It was deleted, now or by somebody else before. */
  onDeleted: () => void;
  onRefused: (message: string) => void;
}

/** Deletes a webhook and removes it from the list. */
export function useDeleteWebhook() {
  const [commit, isDeleting] = useMutation<useDeleteWebhookMutation>(graphql`
    mutation useDeleteWebhookMutation($input: WebhookEndpointDeleteInput!) {
      webhookEndpointDelete(input: $input) {
        __typename
        ... on WebhookEndpointDeletePayload {
          __typename
        }
        ... on WebhookEndpointNotFoundError {
          __typename
        }
      }
    }
  `);
  const deleteWebhook = (endpointId: string, { onDeleted, onRefused }: DeleteHandlers) => {
    commit({
      variables: { input: { endpointId } },
      updater: (store, response) => {
        if (response?.webhookEndpointDelete.__typename !== '%other') removeFromList(store, endpointId);
      },
      onCompleted: ({ webhookEndpointDelete: result }) => {
        if (result.__typename === '%other') onRefused(toErrorMessage(result));
        else onDeleted();
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { deleteWebhook, isDeleting };
}

function removeFromList(store: RecordSourceProxy, endpointId: string): void {
  const endpoints = ConnectionHandler.getConnection(store.getRoot(), 'WebhookList_webhookEndpoints');
  if (endpoints != null) ConnectionHandler.deleteNode(endpoints, endpointId);
}
