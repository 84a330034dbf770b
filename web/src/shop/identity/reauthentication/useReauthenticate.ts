import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type {
  SessionReauthenticateInput,
  useReauthenticateMutation,
} from './__generated__/useReauthenticateMutation.graphql.ts';

/** Proves by the password or by a code that the viewer is the owner of the account. */
export function useReauthenticate(onConfirmed: () => void) {
  const [commit, isBusy] = useMutation<useReauthenticateMutation>(graphql`
    mutation useReauthenticateMutation($input: SessionReauthenticateInput!) {
      sessionReauthenticate(input: $input) {
        __typename
        ... on SessionReauthenticatePayload {
          __typename
        }
        ... on InvalidInputError {
          message
        }
        ... on WrongPasswordError {
          message
        }
        ... on WrongTwoFactorCodeError {
          message
        }
        ... on TooManyAttemptsError {
          message
        }
      }
    }
  `);
  const reauthenticate = (input: SessionReauthenticateInput, onRefused: (message: string) => void) => {
    commit({
      variables: { input },
      onCompleted: ({ sessionReauthenticate: result }) => {
        switch (result.__typename) {
          case 'SessionReauthenticatePayload':
            return onConfirmed();
          case 'InvalidInputError':
          case 'WrongPasswordError':
          case 'WrongTwoFactorCodeError':
          case 'TooManyAttemptsError':
            return onRefused(result.message);
          case '%other':
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { reauthenticate, isBusy };
}
