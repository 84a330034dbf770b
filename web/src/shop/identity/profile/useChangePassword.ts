import { ConnectionHandler, graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type {
  PasswordChangeInput,
  useChangePasswordMutation,
} from './__generated__/useChangePasswordMutation.graphql.ts';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import { passwordTexts } from './profileTexts.ts';

interface ChangeOptions {
  viewerId: string;
  onChanged: () => void;
  /** Receives the message when the server refuses. */
  onRefused: (refusal: FormErrors) => void;
}

/** Changes the viewer's password, which signs their other devices out. */
export function useChangePassword({ viewerId, onChanged, onRefused }: ChangeOptions) {
  const [commit, isChanging] = useMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: PasswordChangeInput!, $connections: [ID!]!) {
      passwordChange(input: $input) {
        __typename
        ... on PasswordChangePayload {
          revokedSessionIds @deleteEdge(connections: $connections)
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
      }
    }
  `);
  const changePassword = (input: PasswordChangeInput) => {
    if (input.newPassword !== input.confirmPassword) {
      const message = passwordTexts.mismatch;
      onRefused(toFormErrors(message, [{ path: 'confirmPassword', message }]));
      return;
    }
    commit({
      variables: { input, connections: [ConnectionHandler.getConnectionID(viewerId, 'DeviceList_sessions')] },
      onCompleted: ({ passwordChange: result }) => {
        switch (result.__typename) {
          case 'PasswordChangePayload':
            showSuccess(passwordTexts.passwordChanged);
            return onChanged();
          case 'InvalidInputError':
            return onRefused(toFormErrors(result.message, result.issues));
          case 'WrongPasswordError':
          case 'TooManyAttemptsError':
            return onRefused(toFormErrors(result.message, [{ path: 'oldPassword', message: result.message }]));
          case '%other':
            return onRefused(toFormErrors(toErrorMessage(result)));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { changePassword, isChanging };
}
