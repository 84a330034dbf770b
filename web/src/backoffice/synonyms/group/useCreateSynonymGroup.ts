import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type {
  SynonymGroupCreateInput,
  useCreateSynonymGroupMutation,
} from './__generated__/useCreateSynonymGroupMutation.graphql.ts';

interface CreateHandlers {
  onCreated: () => void;
  onRefused: (message: string) => void;
}

/** Creates a group. Invalidates the store: searches find other products from then on. */
export function useCreateSynonymGroup() {
  const [commit, isCreating] = useMutation<useCreateSynonymGroupMutation>(graphql`
    mutation useCreateSynonymGroupMutation($input: SynonymGroupCreateInput!) {
      synonymGroupCreate(input: $input) {
        __typename
        ... on SynonymGroupCreatePayload {
          synonymGroup {
            id
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on TooManySynonymGroupsError {
          message
        }
      }
    }
  `);
  const createSynonymGroup = (input: SynonymGroupCreateInput, { onCreated, onRefused }: CreateHandlers) => {
    commit({
      variables: { input },
      updater: (store, response) => {
        if (response?.synonymGroupCreate.__typename === 'SynonymGroupCreatePayload') store.invalidateStore();
      },
      onCompleted: ({ synonymGroupCreate: result }) => {
        switch (result.__typename) {
          case 'SynonymGroupCreatePayload':
            return onCreated();
          case '%other':
            return onRefused(toErrorMessage(result));
          default:
            return onRefused(result.message);
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { createSynonymGroup, isCreating };
}
