import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { PasswordResetVerifyInput, useVerifyOtpMutation } from './__generated__/useVerifyOtpMutation.graphql.ts';
import { useChallenge } from '../challenges/useChallenge.ts';
import { recoveryTexts } from './recoveryTexts.ts';

interface VerifyOtpHandlers {
  onVerified: () => void;
  /** The code is wrong or expired, or too many codes were tried. */
  onRefused: (message: string) => void;
  /** The request failed, so the code may be right. */
  onFailed: (message: string) => void;
}

/** Verifies the code from the mail; the server sets a cookie that allows one password reset. */
export function useVerifyOtp({ onVerified, onRefused, onFailed }: VerifyOtpHandlers) {
  const challenge = useChallenge('recovery');
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
  const verifyOtp = (input: PasswordResetVerifyInput) => {
    challenge.clear();
    send(input);
  };
  const send = (input: PasswordResetVerifyInput) => {
    commit({
      variables: { input },
      onCompleted: ({ passwordResetVerify: result }) => {
        switch (result.__typename) {
          case 'PasswordResetVerifyPayload':
            showSuccess(recoveryTexts.verified);
            return onVerified();
          case 'ChallengeRequiredError':
            return challenge.solve(result.challenge, input, send);
          case 'InvalidInputError':
          case 'WrongCodeError':
          case 'TooManyAttemptsError':
            return onRefused(result.message);
          case '%other':
            return onFailed(toErrorMessage(result));
        }
      },
      onError: (error) => onFailed(toErrorMessage(error)),
    });
  };
  return { verifyOtp, isVerifying: isVerifying || challenge.isSolving, challenge };
}
