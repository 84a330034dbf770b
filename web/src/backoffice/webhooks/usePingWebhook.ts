import { graphql } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import { useAction } from '../../relay/useAction.ts';
import type { usePingWebhookMutation } from './__generated__/usePingWebhookMutation.graphql.ts';

/** Pings a webhook and adds the delivery to the top of the log. */
export function usePingWebhook(endpointId: string) {
  return useAction<usePingWebhookMutation>(
    graphql`
      mutation usePingWebhookMutation($input: WebhookEndpointPingInput!, $connections: [ID!]!) {
        webhookEndpointPing(input: $input) {
          ... on WebhookEndpointPingPayload {
            deliveryEdge @prependEdge(connections: $connections) {
              node {
                id
                ...WebhookDeliveryCard_delivery
              }
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { variables: { connections: [ConnectionHandler.getConnectionID(endpointId, 'WebhookDeliveryLog_deliveries')] } },
  );
}
