import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useUpdateSearchRuleMutation } from './__generated__/useUpdateSearchRuleMutation.graphql.ts';

/** Changes the days of a rule. The page is loaded again to show it. */
export function useUpdateSearchRule() {
  return useAction<useUpdateSearchRuleMutation>(graphql`
    mutation useUpdateSearchRuleMutation($input: SearchRuleUpdateInput!) {
      searchRuleUpdate(input: $input) {
        ... on SearchRuleUpdatePayload {
          searchRule {
            ...SearchRuleRow_rule
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
