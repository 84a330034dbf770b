import { commitLocalUpdate, graphql, useMutation, useRelayEnvironment } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import type {
  ApiTokenCreateInput,
  useCreateApiTokenMutation,
} from './__generated__/useCreateApiTokenMutation.graphql.ts';

interface AddHandlers {
  /** Receives the only copy of the token. */
  onCreated: (token: string) => void;
  onRefused: (refusal: FormErrors) => void;
}

/** Creates an API token and prepends it to the given connection; the token itself never enters the store. */
export function useCreateApiToken(connectionId: string) {
  const environment = useRelayEnvironment();
  const [commit, isCreating] = useMutation<useCreateApiTokenMutation>(graphql`
    mutation useCreateApiTokenMutation($input: ApiTokenCreateInput!, $connections: [ID!]!) {
      apiTokenCreate(input: $input) {
        __typename
        ... on ApiTokenCreatePayload {
          token
          apiTokenEdge @prependEdge(connections: $connections) {
            node {
              id
              ...ApiTokenRow_apiToken
            }
          }
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on TooManyApiTokensError {
          message
        }
        ... on TooManyAttemptsError {
          message
        }
      }
    }
  `);

  const createApiToken = (input: ApiTokenCreateInput, { onCreated, onRefused }: AddHandlers) => {
    let payloadId: string | undefined;
    const forget = (store: RecordSourceProxy) => payloadId !== undefined && store.delete(payloadId);
    commit({
      variables: { input, connections: [connectionId] },
      updater: (store) => {
        payloadId = store.getRootField('apiTokenCreate')?.getDataID();
      },
      onCompleted: ({ apiTokenCreate: answer }) => {
        commitLocalUpdate(environment, forget);
        switch (answer.__typename) {
          case 'ApiTokenCreatePayload':
            return onCreated(answer.token);
          case 'InvalidInputError':
            return onRefused(toFormErrors(answer.message, answer.issues));
          case 'TooManyApiTokensError':
          case 'TooManyAttemptsError':
            return onRefused(toFormErrors(answer.message));
          case '%other':
            return onRefused(toFormErrors(toErrorMessage(answer)));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { createApiToken, isCreating };
}
