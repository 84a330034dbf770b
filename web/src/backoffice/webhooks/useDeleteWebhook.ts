import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime';
import { useAction } from '../../relay/useAction.ts';
import type { useDeleteWebhookMutation } from './__generated__/useDeleteWebhookMutation.graphql.ts';

interface DeleteHandlers {
  /** The webhook was deleted, now or earlier. */
  onDeleted: () => void;
  onRefused: (message: string) => void;
}

/** Deletes a webhook and removes it from the list. */
export function useDeleteWebhook() {
  const [act, isDeleting] = useAction<useDeleteWebhookMutation>(graphql`
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
  const deleteWebhook = (endpointId: string, { onDeleted, onRefused }: DeleteHandlers) =>
    act(
      { endpointId },
      {
        updater: (store) => removeFromList(store, endpointId),
        onDone: onDeleted,
        errors: { WebhookEndpointNotFoundError: onDeleted },
        onRefused,
      },
    );
  return { deleteWebhook, isDeleting };
}

function removeFromList(store: RecordSourceProxy, endpointId: string): void {
  const endpoints = ConnectionHandler.getConnection(store.getRoot(), 'WebhookList_webhookEndpoints');
  if (endpoints != null) ConnectionHandler.deleteNode(endpoints, endpointId);
}
