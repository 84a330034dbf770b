import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type {
  SynonymGroupUpdateInput,
  useUpdateSynonymGroupMutation,
} from './__generated__/useUpdateSynonymGroupMutation.graphql.ts';

interface UpdateHandlers {
  onUpdated: () => void;
  /** Somebody else has saved a newer version, which the store holds now. */
  onOutdated: () => void;
  onNotFound: () => void;
  onRefused: (message: string) => void;
}

/** Saves the terms and the department of a group. Invalidates the store: searches find other products from then on. */
export function useUpdateSynonymGroup() {
  const [commit, isUpdating] = useMutation<useUpdateSynonymGroupMutation>(graphql`
    mutation useUpdateSynonymGroupMutation($input: SynonymGroupUpdateInput!) {
      synonymGroupUpdate(input: $input) {
        __typename
        ... on SynonymGroupUpdatePayload {
          synonymGroup {
            ...EditSynonymGroup_group
          }
        }
        ... on SynonymGroupChangedError {
          synonymGroup {
            ...EditSynonymGroup_group
          }
        }
        ... on SynonymGroupNotFoundError {
          message
        }
        ... on InvalidInputError {
          message
        }
      }
    }
  `);
  const updateSynonymGroup = (input: SynonymGroupUpdateInput, handlers: UpdateHandlers) => {
    const { onUpdated, onOutdated, onNotFound, onRefused } = handlers;
    commit({
      variables: { input },
      updater: (store, response) => {
        if (response?.synonymGroupUpdate.__typename === 'SynonymGroupUpdatePayload') store.invalidateStore();
      },
      onCompleted: ({ synonymGroupUpdate: result }) => {
        switch (result.__typename) {
          case 'SynonymGroupUpdatePayload':
            return onUpdated();
          case 'SynonymGroupChangedError':
            return onOutdated();
          case 'SynonymGroupNotFoundError':
            return onNotFound();
          case 'InvalidInputError':
            return onRefused(result.message);
          case '%other':
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { updateSynonymGroup, isUpdating };
}
