import { ConnectionHandler, graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showSuccess } from '../ui/toaster.ts';
import type {
  PasswordChangeInput,
  useChangePasswordMutation,
} from './__generated__/useChangePasswordMutation.graphql.ts';
import { refusalOf, type FormRefusal } from './formRefusal.ts';
import { profileTexts } from './profileTexts.ts';

interface ChangeOptions {
  viewerId: string;
  onChanged: () => void;
  /** Hears why not. */
  onRefused: (refusal: FormRefusal) => void;
}

/** Changes the viewer's password, which signs their other devices out. */
export function useChangePassword({ viewerId, onChanged, onRefused }: ChangeOptions) {
  const [commit, isChanging] = useMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: PasswordChangeInput!, $connections: [ID!]!) {
      passwordChange(input: $input) {
        __typename
        ... on PasswordChangePayload {
          endedSessionIds @deleteEdge(connections: $connections)
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
      const message = profileTexts.mismatch;
      onRefused(refusalOf(message, [{ path: 'confirmPassword', message }]));
      return;
    }
    commit({
      variables: { input, connections: [ConnectionHandler.getConnectionID(viewerId, 'DeviceList_sessions')] },
      onCompleted: ({ passwordChange: result }) => {
        switch (result.__typename) {
          case 'PasswordChangePayload':
            showSuccess(profileTexts.passwordChanged);
            return onChanged();
          case 'InvalidInputError':
            return onRefused(refusalOf(result.message, result.issues));
          case 'WrongPasswordError':
          case 'TooManyAttemptsError':
            return onRefused(refusalOf(result.message, [{ path: 'oldPassword', message: result.message }]));
          case '%other':
            return onRefused(refusalOf(troubleMessage(result)));
        }
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { changePassword, isChanging };
}
