import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { useResetTwoFactorMutation } from './__generated__/useResetTwoFactorMutation.graphql.ts';

interface ResetHandlers {
  onReset: () => void;
  onRefused: (message: string) => void;
}

/** Removes the second factor of a member of staff. */
export function useResetTwoFactor({ onReset, onRefused }: ResetHandlers) {
  const [commit, isResetting] = useMutation<useResetTwoFactorMutation>(graphql`
    mutation useResetTwoFactorMutation($input: StaffMemberResetTwoFactorInput!) {
      staffMemberResetTwoFactor(input: $input) {
        __typename
        ... on StaffMemberResetTwoFactorPayload {
          staffMember {
            hasTwoFactor
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on UserNotFoundError {
          message
        }
        ... on OwnAccountError {
          message
        }
      }
    }
  `);
  const resetTwoFactor = (email: string) => {
    commit({
      variables: { input: { email } },
      onCompleted: ({ staffMemberResetTwoFactor: result }) => {
        switch (result.__typename) {
          case 'StaffMemberResetTwoFactorPayload':
            return onReset();
          case 'InvalidInputError':
          case 'UserNotFoundError':
          case 'OwnAccountError':
            return onRefused(result.message);
          case '%other':
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { resetTwoFactor, isResetting };
}
