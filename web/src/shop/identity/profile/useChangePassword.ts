import { ConnectionHandler, graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
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
  const [act, isChanging] = useAction<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: PasswordChangeInput!, $connections: [ID!]!) {
      passwordChange(input: $input) {
        ... on PasswordChangePayload {
          revokedSessionIds @deleteEdge(connections: $connections)
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const changePassword = (input: PasswordChangeInput) => {
    if (input.newPassword !== input.confirmPassword) {
      const message = passwordTexts.mismatch;
      onRefused(toFormErrors(message, [{ path: 'confirmPassword', message }]));
      return;
    }
    act(input, {
      variables: { connections: [ConnectionHandler.getConnectionID(viewerId, 'DeviceList_sessions')] },
      onDone: () => {
        showSuccess(passwordTexts.passwordChanged);
        onChanged();
      },
      fields: { WrongPasswordError: 'oldPassword', TooManyAttemptsError: 'oldPassword' },
      onFormErrors: onRefused,
    });
  };
  return { changePassword, isChanging };
}
