import { graphql, useMutation } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import { troubleMessage } from '../relay/RequestError.ts';
import type { usePingWebhookMutation } from './__generated__/usePingWebhookMutation.graphql.ts';

interface PingHandlers {
  onPinged: () => void;
  onRefused: (message: string) => void;
}

/** Sends a test to a webhook; it leads the log. */
export function usePingWebhook() {
  const [commit, isPinging] = useMutation<usePingWebhookMutation>(graphql`
    mutation usePingWebhookMutation($input: WebhookPingInput!, $connections: [ID!]!) {
      webhookPing(input: $input) {
        __typename
        ... on WebhookPingPayload {
          deliveryEdge @prependEdge(connections: $connections) {
            node {
              id
              ...MessageCard_delivery
            }
          }
        }
        ... on WebhookGoneError {
          message
        }
        ... on WebhookDisabledError {
          message
        }
      }
    }
  `);
  const pingWebhook = (endpointId: string, { onPinged, onRefused }: PingHandlers) => {
    commit({
      variables: {
        input: { endpointId },
        connections: [ConnectionHandler.getConnectionID(endpointId, 'MessageLog_deliveries')],
      },
      onCompleted: ({ webhookPing: answer }) => {
        switch (answer.__typename) {
          case 'WebhookPingPayload':
            return onPinged();
          case 'WebhookGoneError':
          case 'WebhookDisabledError':
            return onRefused(answer.message);
          case '%other':
            return onRefused(troubleMessage(answer));
        }
      },
      onError: (error) => onRefused(troubleMessage(error)),
    });
  };
  return { pingWebhook, isPinging };
}
