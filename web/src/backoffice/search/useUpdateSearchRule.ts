import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import type {
  useUpdateSearchRuleMutation,
  SearchRuleUpdateInput,
} from './__generated__/useUpdateSearchRuleMutation.graphql.ts';

interface UpdatedHandlers {
  onUpdated: () => void;
  onRefused: (refusal: FormErrors) => void;
}

/** Changes the days of a rule. The page is loaded again to show it. */
export function useUpdateSearchRule() {
  const [commit, isUpdating] = useMutation<useUpdateSearchRuleMutation>(graphql`
    mutation useUpdateSearchRuleMutation($input: SearchRuleUpdateInput!) {
      searchRuleUpdate(input: $input) {
        __typename
        ... on SearchRuleUpdatePayload {
          searchRule {
            ...SearchRuleRow_rule
          }
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on SearchRuleNotFoundError {
          message
        }
      }
    }
  `);
  const updateSearchRule = (input: SearchRuleUpdateInput, { onUpdated, onRefused }: UpdatedHandlers) => {
    commit({
      variables: { input },
      onCompleted: ({ searchRuleUpdate: result }) => {
        switch (result.__typename) {
          case 'SearchRuleUpdatePayload':
            return onUpdated();
          case 'InvalidInputError':
            return onRefused(toFormErrors(result.message, result.issues));
          case 'SearchRuleNotFoundError':
            return onRefused(toFormErrors(result.message));
          case '%other':
            return onRefused(toFormErrors(toErrorMessage(result)));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { updateSearchRule, isUpdating };
}
