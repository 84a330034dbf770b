import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useUpdateSynonymGroupMutation } from './__generated__/useUpdateSynonymGroupMutation.graphql.ts';

/** Saves the terms and the department of a group. Invalidates the store: searches find other products from then on. */
export function useUpdateSynonymGroup() {
  return useAction<useUpdateSynonymGroupMutation>(
    graphql`
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
    `,
    { invalidatesStore: true },
  );
}
