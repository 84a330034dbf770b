import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { UserLogInInput, useLogInMutation } from './__generated__/useLogInMutation.graphql.ts';
import type { FormErrors } from '../../../ui/forms/formErrors.ts';
import { useChallenge } from '../challenges/useChallenge.ts';
import { loginTexts } from './loginTexts.ts';
import { useCompleteLogin } from './useCompleteLogin.ts';

interface LogInHandlers {
  onRefused: (refusal: FormErrors) => void;
  /** The password is right, and the account has a second factor. */
  onTwoFactorRequired: () => void;
}

/** Logs in and navigates on, unless the login fails or needs a second step. */
export function useLogIn({ onRefused, onTwoFactorRequired }: LogInHandlers) {
  const completeLogin = useCompleteLogin();
  const challenge = useChallenge('login');
  const [act, isLoggingIn] = useAction<useLogInMutation>(graphql`
    mutation useLogInMutation($input: UserLogInInput!) {
      userLogIn(input: $input) {
        __typename
        ... on UserLogInPayload {
          viewer {
            name
          }
        }
        ... on InvalidInputError {
          message
          issues {
            path
            message
          }
        }
        ... on WrongCredentialsError {
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
        ... on AccountSuspendedError {
          message
        }
        ... on TwoFactorRequiredError {
          message
        }
      }
    }
  `);
  const logIn = (input: UserLogInInput) => {
    challenge.clear();
    send(input);
  };
  const send = (input: UserLogInInput) =>
    act(input, {
      onDone: ({ viewer }) => completeLogin(loginTexts.welcomeBack(viewer.name)),
      errors: {
        TwoFactorRequiredError: onTwoFactorRequired,
        ChallengeRequiredError: (error) => challenge.solve(error.challenge, input, send),
      },
      fields: { WrongCredentialsError: 'password', TooManyAttemptsError: 'password', AccountSuspendedError: 'email' },
      onFormErrors: onRefused,
    });
  return { logIn, isLoggingIn: isLoggingIn || challenge.isSolving, challenge };
}
