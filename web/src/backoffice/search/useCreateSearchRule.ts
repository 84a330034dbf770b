import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import type {
  useCreateSearchRuleMutation,
  SearchRuleCreateInput,
} from './__generated__/useCreateSearchRuleMutation.graphql.ts';

interface CreatedHandlers {
  onCreated: () => void;
  onRefused: (refusal: FormErrors) => void;
}

/** Pins or buries a product. The page is loaded again to show it. */
export function useCreateSearchRule() {
  const [commit, isCreating] = useMutation<useCreateSearchRuleMutation>(graphql`
    mutation useCreateSearchRuleMutation($input: SearchRuleCreateInput!) {
      searchRuleCreate(input: $input) {
        __typename
        ... on SearchRuleCreatePayload {
          __typename
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on ProductNotFoundError {
          message
        }
        ... on SearchRuleExistsError {
          message
        }
        ... on TooManySearchRulesError {
          message
        }
      }
    }
  `);
  const createSearchRule = (input: SearchRuleCreateInput, { onCreated, onRefused }: CreatedHandlers) => {
    commit({
      variables: { input },
      onCompleted: ({ searchRuleCreate: result }) => {
        switch (result.__typename) {
          case 'SearchRuleCreatePayload':
            return onCreated();
          case 'InvalidInputError':
            return onRefused(toFormErrors(result.message, result.issues));
          case 'ProductNotFoundError':
          case 'SearchRuleExistsError':
          case 'TooManySearchRulesError':
            return onRefused(toFormErrors(result.message));
          case '%other':
            return onRefused(toFormErrors(toErrorMessage(result)));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { createSearchRule, isCreating };
}
