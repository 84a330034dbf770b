import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import type { useSendAgainMutation } from './__generated__/useSendAgainMutation.graphql.ts';

interface SendHandlers {
  onSent: () => void;
  onRefused: (message: string) => void;
}

/** Sends a message again, as it was. */
export function useSendAgain() {
  const [commit, isSending] = useMutation<useSendAgainMutation>(graphql`
    mutation useSendAgainMutation($input: WebhookSendAgainInput!) {
      webhookSendAgain(input: $input) {
        __typename
        ... on WebhookSendAgainPayload {
          delivery {
            ...MessageCard_delivery
          }
        }
        ... on WebhookDeliveryGoneError {
          message
        }
        ... on WebhookDisabledError {
          message
        }
        ... on WebhookGoneError {
          message
        }
      }
    }
  `);
  const sendAgain = (deliveryId: string, { onSent, onRefused }: SendHandlers) => {
    commit({
      variables: { input: { deliveryId } },
      onCompleted: ({ webhookSendAgain: answer }) => {
        switch (answer.__typename) {
          case 'WebhookSendAgainPayload':
            return onSent();
          case 'WebhookDeliveryGoneError':
          case 'WebhookDisabledError':
          case 'WebhookGoneError':
            return onRefused(answer.message);
          case '%other':
            return onRefused(troubleMessage(answer));
        }
      },
      onError: (error) => onRefused(troubleMessage(error)),
    });
  };
  return { sendAgain, isSending };
}
