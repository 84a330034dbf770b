import { graphql, useMutation } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type {
  useCreateWebhookMutation,
  WebhookEndpointCreateInput,
} from './__generated__/useCreateWebhookMutation.graphql.ts';

interface CreateHandlers {
  /** Receives the secret, which the server does not send again. */
  onCreated: (secret: string) => void;
  onRefused: (refusal: FormErrors) => void;
}

/** Creates a webhook and adds it to the top of the list. */
export function useCreateWebhook() {
  const [commit, isCreating] = useMutation<useCreateWebhookMutation>(graphql`
    mutation useCreateWebhookMutation($input: WebhookEndpointCreateInput!) {
      webhookEndpointCreate(input: $input) {
        __typename
        ... on WebhookEndpointCreatePayload {
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
        ... on TooManyWebhookEndpointsError {
          message
        }
      }
    }
  `);
  const createWebhook = (input: WebhookEndpointCreateInput, { onCreated, onRefused }: CreateHandlers) => {
    commit({
      variables: { input },
      updater: (store, response) => {
        const result = response?.webhookEndpointCreate;
        const endpoints = ConnectionHandler.getConnection(store.getRoot(), 'WebhookList_webhookEndpoints');
        const added = result?.__typename === 'WebhookEndpointCreatePayload' ? store.get(result.endpoint.id) : null;
        if (endpoints == null || added == null) return;
        const edge = ConnectionHandler.createEdge(store, endpoints, added, 'WebhookEndpointEdge');
        ConnectionHandler.insertEdgeBefore(endpoints, edge);
      },
      onCompleted: ({ webhookEndpointCreate: result }) => {
        switch (result.__typename) {
          case 'WebhookEndpointCreatePayload':
            return onCreated(result.secret);
          case 'InvalidInputError':
            return onRefused(toFormErrors(result.message, result.issues));
          case 'TooManyWebhookEndpointsError':
            return onRefused(toFormErrors(result.message));
          case '%other':
            return onRefused(toFormErrors(toErrorMessage(result)));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { createWebhook, isCreating };
}
