import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import type {
  useMoveSearchRuleMutation,
  SearchRuleMoveInput,
} from './__generated__/useMoveSearchRuleMutation.graphql.ts';

interface MovedHandlers {
  onMoved: () => void;
  onRefused: (refusal: FormErrors) => void;
}

/** Moves a pin. The page is loaded again to show it. */
export function useMoveSearchRule() {
  const [commit, isMoving] = useMutation<useMoveSearchRuleMutation>(graphql`
    mutation useMoveSearchRuleMutation($input: SearchRuleMoveInput!) {
      searchRuleMove(input: $input) {
        __typename
        ... on SearchRuleMovePayload {
          searchRules {
            position
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
  const moveSearchRule = (input: SearchRuleMoveInput, { onMoved, onRefused }: MovedHandlers) => {
    commit({
      variables: { input },
      onCompleted: ({ searchRuleMove: result }) => {
        switch (result.__typename) {
          case 'SearchRuleMovePayload':
            return onMoved();
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
  return { moveSearchRule, isMoving };
}
