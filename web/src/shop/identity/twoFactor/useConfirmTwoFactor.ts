import { ConnectionHandler, graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { useConfirmTwoFactorMutation } from './__generated__/useConfirmTwoFactorMutation.graphql.ts';

interface ConfirmOptions {
  viewerId: string;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Turns the second factor on with a code, which signs the viewer's other devices out. */
export function useConfirmTwoFactor({ viewerId, onConfirmed }: ConfirmOptions) {
  const [commit, isConfirming] = useMutation<useConfirmTwoFactorMutation>(graphql`
    mutation useConfirmTwoFactorMutation($input: TwoFactorConfirmInput!, $connections: [ID!]!) {
      twoFactorConfirm(input: $input) {
        __typename
        ... on TwoFactorConfirmPayload {
          recoveryCodes
          revokedSessionIds @deleteEdge(connections: $connections)
          viewer {
            twoFactor {
              enabledAt
              recoveryCodesLeft
            }
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on WrongTwoFactorCodeError {
          message
        }
        ... on TwoFactorStateError {
          message
        }
        ... on TooManyAttemptsError {
          message
        }
      }
    }
  `);
  const confirmTwoFactor = (code: string, onRefused: (message: string) => void) => {
    const connections = [ConnectionHandler.getConnectionID(viewerId, 'DeviceList_sessions')];
    commit({
      variables: { input: { code }, connections },
      onCompleted: ({ twoFactorConfirm: result }) => {
        switch (result.__typename) {
          case 'TwoFactorConfirmPayload':
            return onConfirmed(result.recoveryCodes);
          case 'InvalidInputError':
          case 'WrongTwoFactorCodeError':
          case 'TwoFactorStateError':
          case 'TooManyAttemptsError':
            return onRefused(result.message);
          case '%other':
            return onRefused(toErrorMessage(result));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { confirmTwoFactor, isConfirming };
}
