import { commitLocalUpdate, graphql, useMutation, useRelayEnvironment } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import { troubleMessage } from '../../relay/RequestError.ts';
import { refusalOf, type FormRefusal } from '../formRefusal.ts';
import type { ApiTokenAddInput, useAddApiTokenMutation } from './__generated__/useAddApiTokenMutation.graphql.ts';

interface AddHandlers {
  /** Is given the one copy of the token. */
  onAdded: (token: string) => void;
  onRefused: (refusal: FormRefusal) => void;
}

/** Makes an API token, puts what is known of it at the front of the given list, and leaves the token itself out of the store. */
export function useAddApiToken(connectionId: string) {
  const environment = useRelayEnvironment();
  const [commit, isAdding] = useMutation<useAddApiTokenMutation>(graphql`
    mutation useAddApiTokenMutation($input: ApiTokenAddInput!, $connections: [ID!]!) {
      apiTokenAdd(input: $input) {
        __typename
        ... on ApiTokenAddPayload {
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

  const addApiToken = (input: ApiTokenAddInput, { onAdded, onRefused }: AddHandlers) => {
    let payloadId: string | undefined;
    const forget = (store: RecordSourceProxy) => payloadId !== undefined && store.delete(payloadId);
    commit({
      variables: { input, connections: [connectionId] },
      updater: (store) => {
        payloadId = store.getRootField('apiTokenAdd')?.getDataID();
      },
      onCompleted: ({ apiTokenAdd: answer }) => {
        commitLocalUpdate(environment, forget);
        switch (answer.__typename) {
          case 'ApiTokenAddPayload':
            return onAdded(answer.token);
          case 'InvalidInputError':
            return onRefused(refusalOf(answer.message, answer.issues));
          case 'TooManyApiTokensError':
          case 'TooManyAttemptsError':
            return onRefused(refusalOf(answer.message));
          case '%other':
            return onRefused(refusalOf(troubleMessage(answer)));
        }
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { addApiToken, isAdding };
}
