import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useDeleteSearchRuleMutation } from './__generated__/useDeleteSearchRuleMutation.graphql.ts';

/** Deletes a rule. The page is loaded again to show it. */
export function useDeleteSearchRule() {
  return useAction<useDeleteSearchRuleMutation>(graphql`
    mutation useDeleteSearchRuleMutation($input: SearchRuleDeleteInput!) {
      searchRuleDelete(input: $input) {
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
