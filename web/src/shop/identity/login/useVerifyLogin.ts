import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useVerifyLoginMutation } from './__generated__/useVerifyLoginMutation.graphql.ts';
import { loginTexts } from './loginTexts.ts';
import { useCompleteLogin } from './useCompleteLogin.ts';

/** Completes a login with a code and navigates on; `onExpired` is called when the password has to be entered again. */
export function useVerifyLogin(onExpired: (message: string) => void) {
  const completeLogin = useCompleteLogin();
  return useAction<useVerifyLoginMutation>(
    graphql`
      mutation useVerifyLoginMutation($input: UserLogInVerifyInput!) {
        userLogInVerify(input: $input) {
          __typename
          ... on UserLogInVerifyPayload {
            viewer {
              name
            }
          }
          ... on InvalidInputError {
            message
          }
          ... on WrongTwoFactorCodeError {
            message
          }
          ... on LoginChallengeExpiredError {
            message
          }
          ... on TooManyAttemptsError {
            message
          }
        }
      }
    `,
    {
      onDone: ({ viewer }) => completeLogin(loginTexts.welcomeBack(viewer.name)),
      errors: { LoginChallengeExpiredError: ({ message }) => onExpired(message) },
    },
  );
}
