import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { broadcastToTabs } from '../../../relay/tabChannel.ts';
import type { useConfirmEmailMutation } from './__generated__/useConfirmEmailMutation.graphql.ts';
import { recoveryTexts } from '../recovery/recoveryTexts.ts';

/** The result of following the link in a verification mail. */
export type Confirmation =
  { kind: 'confirmed'; email: string } | { kind: 'expired' | 'taken' | 'loginRequired'; message: string };

/** The request failed, so the address may be confirmed or not. */
interface Failure {
  kind: 'failed';
  message: string;
}

/**
 * Confirms an email address by the token of a mailed link, and updates the viewer in the store. `onClaimed` receives the address of
 * an account that was registered elsewhere: the server sets the cookie that allows its password to be reset. Repeating it is safe.
 */
export function useConfirmEmail(token: string, onClaimed: (email: string) => void) {
  const [confirmation, setConfirmation] = useState<Confirmation | Failure | null>(
    token === '' ? { kind: 'expired', message: recoveryTexts.linkIncomplete } : null,
  );
  const [commit, isConfirming] = useMutation<useConfirmEmailMutation>(graphql`
    mutation useConfirmEmailMutation($input: EmailVerifyInput!) {
      emailVerify(input: $input) {
        __typename
        ... on EmailVerifyPayload {
          email
          isPasswordResetRequired
          viewer {
            id
            email
            isEmailVerified
            pendingEmail
          }
        }
        ... on EmailVerificationExpiredError {
          __typename
        }
        ... on LoginRequiredError {
          __typename
        }
        ... on EmailTakenError {
          message
        }
      }
    }
  `);
  const confirmEmail = () => {
    setConfirmation(null);
    commit({
      variables: { input: { token } },
      onCompleted: ({ emailVerify: result }) => {
        switch (result.__typename) {
          case 'EmailVerifyPayload':
            if (result.isPasswordResetRequired) return onClaimed(result.email);
            broadcastToTabs('viewer');
            return setConfirmation({ kind: 'confirmed', email: result.email });
          case 'EmailVerificationExpiredError':
            return setConfirmation({ kind: 'expired', message: recoveryTexts.linkExpiredText });
          case 'LoginRequiredError':
            return setConfirmation({ kind: 'loginRequired', message: recoveryTexts.loginRequiredText });
          case 'EmailTakenError':
            return setConfirmation({ kind: 'taken', message: result.message });
          case '%other':
            return setConfirmation({ kind: 'failed', message: toErrorMessage(result) });
        }
      },
      onError: (error) => setConfirmation({ kind: 'failed', message: toErrorMessage(error) }),
    });
  };
  return { confirmation, confirmEmail, isConfirming };
}
