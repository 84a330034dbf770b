import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showSuccess } from '../ui/toaster.ts';
import type { PasswordResetVerifyInput, useVerifyOtpMutation } from './__generated__/useVerifyOtpMutation.graphql.ts';
import { recoveryTexts } from './recoveryTexts.ts';

interface VerifyOtpHandlers {
  onVerified: () => void;
  /** The code is not the one, or may not be tried any more. */
  onRefused: (message: string) => void;
  /** Nobody knows whether it is the one. */
  onFailed: (message: string) => void;
}

/** Shows the server the code from the mail; what that allows, one change of the password, comes as a cookie. */
export function useVerifyOtp({ onVerified, onRefused, onFailed }: VerifyOtpHandlers) {
  const [commit, isVerifying] = useMutation<useVerifyOtpMutation>(graphql`
    mutation useVerifyOtpMutation($input: PasswordResetVerifyInput!) {
      passwordResetVerify(input: $input) {
        __typename
        ... on PasswordResetVerifyPayload {
          expiresAt
        }
        ... on InvalidInputError {
          message
        }
        ... on WrongCodeError {
          message
        }
        ... on TooManyAttemptsError {
          message
        }
      }
    }
  `);
  const verifyOtp = (input: PasswordResetVerifyInput) => {
    commit({
      variables: { input },
      onCompleted: ({ passwordResetVerify: result }) => {
        switch (result.__typename) {
          case 'PasswordResetVerifyPayload':
            showSuccess(recoveryTexts.verified);
            return onVerified();
          case 'InvalidInputError':
          case 'WrongCodeError':
          case 'TooManyAttemptsError':
            return onRefused(result.message);
          case '%other':
            return onFailed(troubleMessage(result));
        }
      },
      onError: (error) => onFailed(troubleMessage(error)),
    });
  };
  return { verifyOtp, isVerifying };
}
