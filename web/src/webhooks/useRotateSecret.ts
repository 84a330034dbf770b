import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import type { useRotateSecretMutation } from './__generated__/useRotateSecretMutation.graphql.ts';

interface RotateHandlers {
  /** Hears the new secret, which nobody ever hears again. */
  onRotated: (secret: string) => void;
  onRefused: (message: string) => void;
}

/** Gives a webhook another signing secret. */
export function useRotateSecret() {
  const [commit, isRotating] = useMutation<useRotateSecretMutation>(graphql`
    mutation useRotateSecretMutation($input: WebhookRotateSecretInput!) {
      webhookRotateSecret(input: $input) {
        __typename
        ... on WebhookRotateSecretPayload {
          secret
        }
        ... on WebhookGoneError {
          message
        }
      }
    }
  `);
  const rotateSecret = (endpointId: string, { onRotated, onRefused }: RotateHandlers) => {
    commit({
      variables: { input: { endpointId } },
      onCompleted: ({ webhookRotateSecret: answer }) => {
        switch (answer.__typename) {
          case 'WebhookRotateSecretPayload':
            return onRotated(answer.secret);
          case 'WebhookGoneError':
            return onRefused(answer.message);
          case '%other':
            return onRefused(troubleMessage(answer));
        }
      },
      onError: (error) => onRefused(troubleMessage(error)),
    });
  };
  return { rotateSecret, isRotating };
}
