import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { FormErrors } from '../../../ui/forms/formErrors.ts';
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
  const [act, isCreating] = useAction<useCreateApiTokenMutation>(graphql`
    mutation useCreateApiTokenMutation($input: ApiTokenCreateInput!, $connections: [ID!]!) {
      apiTokenCreate(input: $input) {
        ... on ApiTokenCreatePayload {
          token
          apiTokenEdge @prependEdge(connections: $connections) {
            node {
              id
              ...ApiTokenRow_apiToken
            }
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const createApiToken = (input: ApiTokenCreateInput, { onCreated, onRefused }: AddHandlers) => {
    let payloadId: string | undefined;
    act(input, {
      variables: { connections: [connectionId] },
      updater: (store) => {
        payloadId = store.getRootField('apiTokenCreate').getDataID();
      },
      onDone: ({ token }) => {
        commitLocalUpdate(environment, (store) => payloadId !== undefined && store.delete(payloadId));
        onCreated(token);
      },
      onFormErrors: onRefused,
    });
  };
  return { createApiToken, isCreating };
}
