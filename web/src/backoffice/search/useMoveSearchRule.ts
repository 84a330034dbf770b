import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useMoveSearchRuleMutation } from './__generated__/useMoveSearchRuleMutation.graphql.ts';

/** Moves a pin. The page is loaded again to show it. */
export function useMoveSearchRule() {
  return useAction<useMoveSearchRuleMutation>(graphql`
    mutation useMoveSearchRuleMutation($input: SearchRuleMoveInput!) {
      searchRuleMove(input: $input) {
        ... on SearchRuleMovePayload {
          searchRules {
            position
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
