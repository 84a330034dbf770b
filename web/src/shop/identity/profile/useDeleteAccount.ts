import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { useDeleteAccountMutation } from './__generated__/useDeleteAccountMutation.graphql.ts';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
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
  const [commit, isDeleting] = useMutation<useDeleteAccountMutation>(graphql`
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
  `);
  const deleteAccount = (password: string) => {
    commit({
      variables: { input: { password } },
      onCompleted: ({ accountDelete: result }) => {
        switch (result.__typename) {
          case 'AccountDeletePayload':
            return completeLogout(deletionTexts.deleted);
          case 'InvalidInputError':
            return onRefused(toFormErrors(result.message, result.issues));
          case 'WrongPasswordError':
          case 'TooManyAttemptsError':
            return onRefused(toFormErrors(result.message, [{ path: 'password', message: result.message }]));
          case 'OpenOrdersError':
            return onOrdersOnTheWay(result.message);
          case '%other':
            return onRefused(toFormErrors(toErrorMessage(result)));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { deleteAccount, isDeleting };
}
