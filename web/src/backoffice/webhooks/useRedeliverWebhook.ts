import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useRedeliverWebhookMutation } from './__generated__/useRedeliverWebhookMutation.graphql.ts';

/** Redelivers a message unchanged. */
export function useRedeliverWebhook() {
  return useAction<useRedeliverWebhookMutation>(graphql`
    mutation useRedeliverWebhookMutation($input: WebhookDeliveryRedeliverInput!) {
      webhookDeliveryRedeliver(input: $input) {
        ... on WebhookDeliveryRedeliverPayload {
          delivery {
            ...WebhookDeliveryCard_delivery
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
