import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { useRedeliverWebhookMutation } from './__generated__/useRedeliverWebhookMutation.graphql.ts';

interface SendHandlers {
  onSent: () => void;
  onRefused: (message: string) => void;
}

/** Redelivers a message unchanged. */
export function useRedeliverWebhook() {
  const [commit, isSending] = useMutation<useRedeliverWebhookMutation>(graphql`
    mutation useRedeliverWebhookMutation($input: WebhookDeliveryRedeliverInput!) {
      webhookDeliveryRedeliver(input: $input) {
        __typename
        ... on WebhookDeliveryRedeliverPayload {
          delivery {
            ...WebhookDeliveryCard_delivery
          }
        }
        ... on WebhookDeliveryNotFoundError {
          message
        }
        ... on WebhookEndpointDisabledError {
          message
        }
        ... on WebhookEndpointNotFoundError {
          message
        }
      }
    }
  `);
  const redeliver = (deliveryId: string, { onSent, onRefused }: SendHandlers) => {
    commit({
      variables: { input: { deliveryId } },
      onCompleted: ({ webhookDeliveryRedeliver: result }) => {
        switch (result.__typename) {
          case 'WebhookDeliveryRedeliverPayload':
            return onSent();
          case 'WebhookDeliveryNotFoundError':
          case 'WebhookEndpointDisabledError':
          case 'WebhookEndpointNotFoundError':
            return onRefused(result.message);
          case '%other':
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { redeliver, isSending };
}
