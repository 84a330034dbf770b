import { graphql, useMutation } from 'react-relay';
import { refusalOf, type FormRefusal } from '../identity/formRefusal.ts';
import { troubleMessage } from '../relay/RequestError.ts';
import type { useEditWebhookMutation, WebhookEditInput } from './__generated__/useEditWebhookMutation.graphql.ts';

interface EditHandlers {
  onEdited: () => void;
  onRefused: (refusal: FormRefusal) => void;
}

/** Changes a webhook, and enables or disables it. */
export function useEditWebhook() {
  const [commit, isEditing] = useMutation<useEditWebhookMutation>(graphql`
    mutation useEditWebhookMutation($input: WebhookEditInput!) {
      webhookEdit(input: $input) {
        __typename
        ... on WebhookEditPayload {
          endpoint {
            ...WebhookRow_endpoint
            ...WebhookActions_endpoint
          }
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on WebhookGoneError {
          message
        }
      }
    }
  `);
  const editWebhook = (input: WebhookEditInput, { onEdited, onRefused }: EditHandlers) => {
    commit({
      variables: { input },
      onCompleted: ({ webhookEdit: answer }) => {
        switch (answer.__typename) {
          case 'WebhookEditPayload':
            return onEdited();
          case 'InvalidInputError':
            return onRefused(refusalOf(answer.message, answer.issues));
          case 'WebhookGoneError':
            return onRefused(refusalOf(answer.message));
          case '%other':
            return onRefused(refusalOf(troubleMessage(answer)));
        }
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { editWebhook, isEditing };
}
