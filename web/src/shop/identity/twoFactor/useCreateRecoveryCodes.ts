import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { useCreateRecoveryCodesMutation } from './__generated__/useCreateRecoveryCodesMutation.graphql.ts';

interface CreateHandlers {
  onCreated: (codes: readonly string[]) => void;
  onRefused: (message: string) => void;
}

/** Replaces the viewer's recovery codes by new ones. */
export function useCreateRecoveryCodes() {
  const [commit, isCreating] = useMutation<useCreateRecoveryCodesMutation>(graphql`
    mutation useCreateRecoveryCodesMutation {
      recoveryCodesCreate {
        __typename
        ... on RecoveryCodesCreatePayload {
          recoveryCodes
          viewer {
            twoFactor {
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
  const createRecoveryCodes = ({ onCreated, onRefused }: CreateHandlers) => {
    commit({
      variables: {},
      onCompleted: ({ recoveryCodesCreate: result }) => {
        switch (result.__typename) {
          case 'RecoveryCodesCreatePayload':
            return onCreated(result.recoveryCodes);
          case 'TwoFactorStateError':
            return onRefused(result.message);
          case '%other':
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { createRecoveryCodes, isCreating };
}
