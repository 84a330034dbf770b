import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { UserLogInInput, useLogInMutation } from './__generated__/useLogInMutation.graphql.ts';
import { toFormErrors, type FormErrors } from '../../../ui/forms/formErrors.ts';
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
  const [commit, isLoggingIn] = useMutation<useLogInMutation>(graphql`
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
  const send = (input: UserLogInInput) => {
    commit({
      variables: { input },
      onCompleted: ({ userLogIn: result }) => {
        switch (result.__typename) {
          case 'UserLogInPayload':
            return completeLogin(loginTexts.welcomeBack(result.viewer.name));
          case 'TwoFactorRequiredError':
            return onTwoFactorRequired();
          case 'InvalidInputError':
            return onRefused(toFormErrors(result.message, result.issues));
          case 'ChallengeRequiredError':
            return challenge.solve(result.challenge, input, send);
          case 'WrongCredentialsError':
          case 'TooManyAttemptsError':
            return onRefused(toFormErrors(result.message, [{ path: 'password', message: result.message }]));
          case 'AccountSuspendedError':
            return onRefused(toFormErrors(result.message, [{ path: 'email', message: result.message }]));
          case '%other':
            return onRefused(toFormErrors(toErrorMessage(result)));
        }
      },
      onError: (error) => onRefused(toFormErrors(toErrorMessage(error))),
    });
  };
  return { logIn, isLoggingIn: isLoggingIn || challenge.isSolving, challenge };
}
