import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { useEnrollTwoFactorMutation } from './__generated__/useEnrollTwoFactorMutation.graphql.ts';

/** A new secret, as text and as the address in a QR code. */
export interface EnrolledSecret {
  secret: string;
  uri: string;
}

interface EnrollHandlers {
  onEnrolled: (secret: EnrolledSecret) => void;
  onRefused: (message: string) => void;
}

/** Makes the secret of a new second factor. */
export function useEnrollTwoFactor() {
  const [commit, isEnrolling] = useMutation<useEnrollTwoFactorMutation>(graphql`
    mutation useEnrollTwoFactorMutation {
      twoFactorEnroll {
        __typename
        ... on TwoFactorEnrollPayload {
          secret
          uri
        }
        ... on TwoFactorStateError {
          message
        }
      }
    }
  `);
  const enrollTwoFactor = ({ onEnrolled, onRefused }: EnrollHandlers) => {
    commit({
      variables: {},
      onCompleted: ({ twoFactorEnroll: result }) => {
        switch (result.__typename) {
          case 'TwoFactorEnrollPayload':
            return onEnrolled({ secret: result.secret, uri: result.uri });
          case 'TwoFactorStateError':
            return onRefused(result.message);
          case '%other':
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { enrollTwoFactor, isEnrolling };
}
