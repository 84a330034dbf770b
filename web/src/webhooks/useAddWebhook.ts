import { graphql, useMutation } from 'react-relay';
import { refusalOf, type FormRefusal } from '../identity/formRefusal.ts';
import { troubleMessage } from '../relay/RequestError.ts';
import type { useAddWebhookMutation, WebhookAddInput } from './__generated__/useAddWebhookMutation.graphql.ts';

interface AddHandlers {
  /** Hears the secret, which nobody ever hears again. */
  onAdded: (secret: string) => void;
  onRefused: (refusal: FormRefusal) => void;
}

/** Adds a webhook; it leads the list. */
export function useAddWebhook() {
  const [commit, isAdding] = useMutation<useAddWebhookMutation>(graphql`
    mutation useAddWebhookMutation($input: WebhookAddInput!) {
      webhookAdd(input: $input) {
        __typename
        ... on WebhookAddPayload {
          secret
          endpoint {
            id
            ...WebhookRow_endpoint
          }
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on TooManyWebhooksError {
          message
        }
      }
    }
  `);
  const addWebhook = (input: WebhookAddInput, { onAdded, onRefused }: AddHandlers) => {
    commit({
      variables: { input },
      updater: (store, response) => {
        const answer = response?.webhookAdd;
        const listed = store.getRoot().getLinkedRecords('webhookEndpoints');
        const added = answer?.__typename === 'WebhookAddPayload' ? store.get(answer.endpoint.id) : null;
        if (listed != null && added != null) store.getRoot().setLinkedRecords([added, ...listed], 'webhookEndpoints');
      },
      onCompleted: ({ webhookAdd: answer }) => {
        switch (answer.__typename) {
          case 'WebhookAddPayload':
            return onAdded(answer.secret);
          case 'InvalidInputError':
            return onRefused(refusalOf(answer.message, answer.issues));
          case 'TooManyWebhooksError':
            return onRefused(refusalOf(answer.message));
          case '%other':
            return onRefused(refusalOf(troubleMessage(answer)));
        }
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { addWebhook, isAdding };
}
