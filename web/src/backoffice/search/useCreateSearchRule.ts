import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useCreateSearchRuleMutation } from './__generated__/useCreateSearchRuleMutation.graphql.ts';

/** Pins or buries a product. The page is loaded again to show it. */
export function useCreateSearchRule() {
  return useAction<useCreateSearchRuleMutation>(graphql`
    mutation useCreateSearchRuleMutation($input: SearchRuleCreateInput!) {
      searchRuleCreate(input: $input) {
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
