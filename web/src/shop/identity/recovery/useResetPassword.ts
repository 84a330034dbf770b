import { graphql } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAction } from '../../../relay/useAction.ts';
import { resetEnvironment } from '../../../relay/environment.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { PasswordResetInput, useResetPasswordMutation } from './__generated__/useResetPasswordMutation.graphql.ts';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
import { useChallenge } from '../challenges/useChallenge.ts';
import type { RecoveryState } from './recoveryState.ts';
import { recoveryTexts } from './recoveryTexts.ts';

/**
 * Sets the new password, authorised by the token of the mailed link or the cookie of the verified code, and goes to the login; returns to the first step if the
 * reset has expired. `onRefused` receives the issue of the password.
 */
export function useResetPassword(onRefused: (refusal: FormErrors) => void) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const challenge = useChallenge('recovery');
  const [act, isResetting] = useAction<useResetPasswordMutation>(graphql`
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
        ... on ChallengeRequiredError {
          challenge {
            ...readChallenge_challenge
          }
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
      onRefused(toFormErrors(message, [{ path: 'confirmPassword', message }]));
      return;
    }
    challenge.clear();
    send(input);
  };
  const send = (input: PasswordResetInput) =>
    act(input, {
      onDone: () => {
        // The reset revokes all sessions, also one in this browser.
        resetEnvironment();
        showSuccess(recoveryTexts.changed);
        goTo('/login', input.email);
      },
      errors: {
        ResetExpiredError: ({ message }) => {
          showError(message);
          goTo('/forgot-password', input.email);
        },
        ChallengeRequiredError: (error) => challenge.solve(error.challenge, input, send),
      },
      fields: { TooManyAttemptsError: 'newPassword' },
      onFormErrors: onRefused,
    });
  return { resetPassword, isResetting: isResetting || challenge.isSolving, challenge };
}
