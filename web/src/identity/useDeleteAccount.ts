import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import type { useDeleteAccountMutation } from './__generated__/useDeleteAccountMutation.graphql.ts';
import { refusalOf, type FormRefusal } from './formRefusal.ts';
import { profileTexts } from './profileTexts.ts';
import { useLeave } from './useLeave.ts';

interface DeleteHandlers {
  /** Hears why not. */
  onRefused: (refusal: FormRefusal) => void;
  /** Hears the message when orders have to arrive first. */
  onOrdersOnTheWay: (message: string) => void;
}

/** Ends the viewer's account for good, forgets all that was loaded for them and goes home. */
export function useDeleteAccount({ onRefused, onOrdersOnTheWay }: DeleteHandlers) {
  const leave = useLeave();
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
        ... on OrdersOnTheWayError {
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
            return leave(profileTexts.deleted);
          case 'InvalidInputError':
            return onRefused(refusalOf(result.message, result.issues));
          case 'WrongPasswordError':
          case 'TooManyAttemptsError':
            return onRefused(refusalOf(result.message, [{ path: 'password', message: result.message }]));
          case 'OrdersOnTheWayError':
            return onOrdersOnTheWay(result.message);
          case '%other':
            return onRefused(refusalOf(troubleMessage(result)));
        }
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { deleteAccount, isDeleting };
}
