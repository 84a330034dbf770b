import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import type {
  useDeleteSearchRuleMutation,
  SearchRuleDeleteInput,
} from './__generated__/useDeleteSearchRuleMutation.graphql.ts';

interface DeletedHandlers {
  onDeleted: () => void;
  onRefused: (refusal: FormErrors) => void;
}

/** Deletes a rule. The page is loaded again to show it. */
export function useDeleteSearchRule() {
  const [commit, isDeleting] = useMutation<useDeleteSearchRuleMutation>(graphql`
    mutation useDeleteSearchRuleMutation($input: SearchRuleDeleteInput!) {
      searchRuleDelete(input: $input) {
        __typename
        ... on SearchRuleDeletePayload {
          __typename
        }
        ... on SearchRuleNotFoundError {
          message
        }
      }
    }
  `);
  const deleteSearchRule = (input: SearchRuleDeleteInput, { onDeleted, onRefused }: DeletedHandlers) => {
    commit({
      variables: { input },
      onCompleted: ({ searchRuleDelete: result }) => {
        switch (result.__typename) {
          case 'SearchRuleDeletePayload':
            return onDeleted();
          case 'SearchRuleNotFoundError':
            return onRefused(toFormErrors(result.message));
          case '%other':
            return onRefused(toFormErrors(toErrorMessage(result)));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { deleteSearchRule, isDeleting };
}
