import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useCreateSynonymGroupMutation } from './__generated__/useCreateSynonymGroupMutation.graphql.ts';

/** Creates a group. Invalidates the store: searches find other products from then on. */
export function useCreateSynonymGroup() {
  return useAction<useCreateSynonymGroupMutation>(
    graphql`
      mutation useCreateSynonymGroupMutation($input: SynonymGroupCreateInput!) {
        synonymGroupCreate(input: $input) {
          ... on SynonymGroupCreatePayload {
            synonymGroup {
              id
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { invalidatesStore: true },
  );
}
