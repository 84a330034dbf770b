import { graphql, useMutation } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { usePingWebhookMutation } from './__generated__/usePingWebhookMutation.graphql.ts';

interface PingHandlers {
  onPinged: () => void;
  onRefused: (message: string) => void;
}

/** Pings a webhook and adds the delivery to the top of the log. */
export function usePingWebhook() {
  const [commit, isPinging] = useMutation<usePingWebhookMutation>(graphql`
    mutation usePingWebhookMutation($input: WebhookEndpointPingInput!, $connections: [ID!]!) {
      webhookEndpointPing(input: $input) {
        __typename
        ... on WebhookEndpointPingPayload {
          deliveryEdge @prependEdge(connections: $connections) {
            node {
              id
              ...WebhookDeliveryCard_delivery
            }
          }
        }
        ... on WebhookEndpointNotFoundError {
          message
        }
        ... on WebhookEndpointDisabledError {
          message
        }
      }
    }
  `);
  const pingWebhook = (endpointId: string, { onPinged, onRefused }: PingHandlers) => {
    commit({
      variables: {
        input: { endpointId },
        connections: [ConnectionHandler.getConnectionID(endpointId, 'WebhookDeliveryLog_deliveries')],
      },
      onCompleted: ({ webhookEndpointPing: result }) => {
        switch (result.__typename) {
          case 'WebhookEndpointPingPayload':
            return onPinged();
          case 'WebhookEndpointNotFoundError':
          case 'WebhookEndpointDisabledError':
            return onRefused(result.message);
          case '%other':
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { pingWebhook, isPinging };
}
