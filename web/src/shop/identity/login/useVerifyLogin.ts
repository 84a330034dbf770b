import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { useVerifyLoginMutation } from './__generated__/useVerifyLoginMutation.graphql.ts';
import { loginTexts } from './loginTexts.ts';
import { useCompleteLogin } from './useCompleteLogin.ts';

/** Completes a login with a code and navigates on; `onExpired` is called when the password has to be entered again. */
export function useVerifyLogin(onExpired: (message: string) => void) {
  const completeLogin = useCompleteLogin();
  const [commit, isVerifying] = useMutation<useVerifyLoginMutation>(graphql`
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
  `);
  const verifyLogin = (code: string, onRefused: (message: string) => void) => {
    commit({
      variables: { input: { code } },
      onCompleted: ({ userLogInVerify: result }) => {
        switch (result.__typename) {
          case 'UserLogInVerifyPayload':
            return completeLogin(loginTexts.welcomeBack(result.viewer.name));
          case 'InvalidInputError':
          case 'WrongTwoFactorCodeError':
          case 'TooManyAttemptsError':
            return onRefused(result.message);
          case 'LoginChallengeExpiredError':
            return onExpired(result.message);
          case '%other':
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { verifyLogin, isVerifying };
}
