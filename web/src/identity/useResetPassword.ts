import { graphql, useMutation } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { renewEnvironment } from '../relay/environment.ts';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError, showSuccess } from '../ui/toaster.ts';
import type { PasswordResetInput, useResetPasswordMutation } from './__generated__/useResetPasswordMutation.graphql.ts';
import { refusalOf, type FormRefusal } from './formRefusal.ts';
import type { RecoveryState } from './recoveryState.ts';
import { recoveryTexts } from './recoveryTexts.ts';

/**
 * Sets the new password, by the cookie that the verified code brought, and goes on to the login; back to the first step when
 * that took too long. `onRefused` hears what is wrong with the password.
 */
export function useResetPassword(onRefused: (refusal: FormRefusal) => void) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [commit, isResetting] = useMutation<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: PasswordResetInput!) {
      passwordReset(input: $input) {
        __typename
        ... on PasswordResetPayload {
          isReset
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on ResetExpiredError {
          message
        }
        ... on TooManyAttemptsError {
          message
        }
      }
    }
  `);
  const goTo = (pathname: string, email: string) => {
    const state: RecoveryState = { email };
    void navigate({ pathname, search }, { state, replace: true });
  };
  const resetPassword = (input: PasswordResetInput) => {
    if (input.newPassword !== input.confirmPassword) {
      const message = recoveryTexts.mismatch;
      onRefused(refusalOf(message, [{ path: 'confirmPassword', message }]));
      return;
    }
    commit({
      variables: { input },
      onCompleted: ({ passwordReset: result }) => {
        switch (result.__typename) {
          case 'PasswordResetPayload':
            // All sessions have ended, also one that ran here.
            renewEnvironment();
            showSuccess(recoveryTexts.changed);
            return goTo('/login', input.email);
          case 'ResetExpiredError':
            showError(result.message);
            return goTo('/forgot-password', input.email);
          case 'InvalidInputError':
            return onRefused(refusalOf(result.message, result.issues));
          case 'TooManyAttemptsError':
            return onRefused(refusalOf(result.message, [{ path: 'newPassword', message: result.message }]));
          case '%other':
            return onRefused(refusalOf(troubleMessage(result)));
        }
      },
      onError: (error) => onRefused(refusalOf(troubleMessage(error))),
    });
  };
  return { resetPassword, isResetting };
}
