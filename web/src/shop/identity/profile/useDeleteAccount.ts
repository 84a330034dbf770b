import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useDeleteAccountMutation } from './__generated__/useDeleteAccountMutation.graphql.ts';
import type { FormErrors } from '../../../ui/forms/formErrors.ts';
import { deletionTexts } from './profileTexts.ts';
import { useCompleteLogout } from '../useCompleteLogout.ts';

interface DeleteHandlers {
  /** Receives the message when the server refuses. */
  onRefused: (refusal: FormErrors) => void;
  /** Receives the message when open orders prevent the deletion. */
  onOrdersOnTheWay: (message: string) => void;
}

/** Deletes the viewer's account for good, clears all that was loaded and goes to the home page. */
export function useDeleteAccount({ onRefused, onOrdersOnTheWay }: DeleteHandlers) {
  const completeLogout = useCompleteLogout();
  return useAction<useDeleteAccountMutation>(
    graphql`
      mutation useDeleteAccountMutation($input: AccountDeleteInput!) {
        accountDelete(input: $input) {
          __typename
          ... on AccountDeletePayload {
            isDeleted
          }
          ... on InvalidInputError {
            message
            issues {
              path
              message
            }
          }
          ... on WrongPasswordError {
            message
          }
          ... on TooManyAttemptsError {
            message
          }
          ... on OpenOrdersError {
            message
          }
        }
      }
    `,
    {
      onDone: () => completeLogout(deletionTexts.deleted),
      errors: { OpenOrdersError: ({ message }) => onOrdersOnTheWay(message) },
      fields: { WrongPasswordError: 'password', TooManyAttemptsError: 'password' },
      onFormErrors: onRefused,
    },
  );
}
