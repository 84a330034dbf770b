import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useUpdateWebhookMutation } from './__generated__/useUpdateWebhookMutation.graphql.ts';

/** Changes a webhook, and enables or disables it. */
export function useUpdateWebhook() {
  return useAction<useUpdateWebhookMutation>(graphql`
    mutation useUpdateWebhookMutation($input: WebhookEndpointUpdateInput!) {
      webhookEndpointUpdate(input: $input) {
        ... on WebhookEndpointUpdatePayload {
          endpoint {
            ...WebhookRow_endpoint
            ...WebhookActions_endpoint
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
