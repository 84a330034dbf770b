import { graphql } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import { useAction } from '../../relay/useAction.ts';
import type { useCreateWebhookMutation } from './__generated__/useCreateWebhookMutation.graphql.ts';

/** Creates a webhook and adds it to the top of the list. */
export function useCreateWebhook() {
  return useAction<useCreateWebhookMutation>(
    graphql`
      mutation useCreateWebhookMutation($input: WebhookEndpointCreateInput!) {
        webhookEndpointCreate(input: $input) {
          ... on WebhookEndpointCreatePayload {
            secret
            endpoint {
              id
              ...WebhookRow_endpoint
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store, response) => {
        const endpoints = ConnectionHandler.getConnection(store.getRoot(), 'WebhookList_webhookEndpoints');
        const id = response?.webhookEndpointCreate.endpoint?.id;
        const added = id === undefined ? null : store.get(id);
        if (endpoints == null || added == null) return;
        const edge = ConnectionHandler.createEdge(store, endpoints, added, 'WebhookEndpointEdge');
        ConnectionHandler.insertEdgeBefore(endpoints, edge);
      },
    },
  );
}
