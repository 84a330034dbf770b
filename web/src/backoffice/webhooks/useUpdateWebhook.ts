import { graphql, useMutation } from 'react-relay';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type {
  useUpdateWebhookMutation,
  WebhookEndpointUpdateInput,
} from './__generated__/useUpdateWebhookMutation.graphql.ts';

interface UpdateHandlers {
  onUpdated: () => void;
  onRefused: (refusal: FormErrors) => void;
}

/** Changes a webhook, and enables or disables it. */
export function useUpdateWebhook() {
  const [commit, isUpdating] = useMutation<useUpdateWebhookMutation>(graphql`
    mutation useUpdateWebhookMutation($input: WebhookEndpointUpdateInput!) {
      webhookEndpointUpdate(input: $input) {
        __typename
        ... on WebhookEndpointUpdatePayload {
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
        ... on WebhookEndpointNotFoundError {
          message
        }
      }
    }
  `);
  const updateWebhook = (input: WebhookEndpointUpdateInput, { onUpdated, onRefused }: UpdateHandlers) => {
    commit({
      variables: { input },
      onCompleted: ({ webhookEndpointUpdate: result }) => {
        switch (result.__typename) {
          case 'WebhookEndpointUpdatePayload':
            return onUpdated();
          case 'InvalidInputError':
            return onRefused(toFormErrors(result.message, result.issues));
          case 'WebhookEndpointNotFoundError':
            return onRefused(toFormErrors(result.message));
          case '%other':
            return onRefused(toFormErrors(toErrorMessage(result)));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { updateWebhook, isUpdating };
}
