import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { useRotateWebhookSecretMutation } from './__generated__/useRotateWebhookSecretMutation.graphql.ts';

interface RotateHandlers {
  /** Receives the new secret, which the server does not send again. */
  onRotated: (secret: string) => void;
  onRefused: (message: string) => void;
}

/** Rotates a webhook's signing secret. */
export function useRotateWebhookSecret() {
  const [commit, isRotating] = useMutation<useRotateWebhookSecretMutation>(graphql`
    mutation useRotateWebhookSecretMutation($input: WebhookEndpointRotateSecretInput!) {
      webhookEndpointRotateSecret(input: $input) {
        __typename
        ... on WebhookEndpointRotateSecretPayload {
          secret
        }
        ... on WebhookEndpointNotFoundError {
          message
        }
      }
    }
  `);
  const rotateSecret = (endpointId: string, { onRotated, onRefused }: RotateHandlers) => {
    commit({
      variables: { input: { endpointId } },
      onCompleted: ({ webhookEndpointRotateSecret: result }) => {
        switch (result.__typename) {
          case 'WebhookEndpointRotateSecretPayload':
            return onRotated(result.secret);
          case 'WebhookEndpointNotFoundError':
            return onRefused(result.message);
          case '%other':
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { rotateSecret, isRotating };
}
