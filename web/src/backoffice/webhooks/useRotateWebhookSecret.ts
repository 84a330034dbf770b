import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useRotateWebhookSecretMutation } from './__generated__/useRotateWebhookSecretMutation.graphql.ts';

/** Rotates a webhook's signing secret. */
export function useRotateWebhookSecret() {
  return useAction<useRotateWebhookSecretMutation>(graphql`
    mutation useRotateWebhookSecretMutation($input: WebhookEndpointRotateSecretInput!) {
      webhookEndpointRotateSecret(input: $input) {
        ... on WebhookEndpointRotateSecretPayload {
          secret
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
