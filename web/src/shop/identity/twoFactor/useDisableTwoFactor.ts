import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { useDisableTwoFactorMutation } from './__generated__/useDisableTwoFactorMutation.graphql.ts';

interface DisableHandlers {
  onDisabled: () => void;
  onRefused: (message: string) => void;
}

/** Turns the viewer's second factor off. */
export function useDisableTwoFactor() {
  const [commit, isDisabling] = useMutation<useDisableTwoFactorMutation>(graphql`
    mutation useDisableTwoFactorMutation {
      twoFactorDisable {
        __typename
        ... on TwoFactorDisablePayload {
          viewer {
            twoFactor {
              enabledAt
              recoveryCodesLeft
            }
          }
        }
        ... on TwoFactorStateError {
          message
        }
      }
    }
  `);
  const disableTwoFactor = ({ onDisabled, onRefused }: DisableHandlers) => {
    commit({
      variables: {},
      onCompleted: ({ twoFactorDisable: result }) => {
        switch (result.__typename) {
          case 'TwoFactorDisablePayload':
            return onDisabled();
          case 'TwoFactorStateError':
            return onRefused(result.message);
          case '%other':
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { disableTwoFactor, isDisabling };
}
