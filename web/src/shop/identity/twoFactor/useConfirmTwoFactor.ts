import { ConnectionHandler, graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useConfirmTwoFactorMutation } from './__generated__/useConfirmTwoFactorMutation.graphql.ts';

interface ConfirmOptions {
  viewerId: string;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Turns the second factor on with a code, which signs the viewer's other devices out. */
export function useConfirmTwoFactor({ viewerId, onConfirmed }: ConfirmOptions) {
  return useAction<useConfirmTwoFactorMutation>(
    graphql`
      mutation useConfirmTwoFactorMutation($input: TwoFactorConfirmInput!, $connections: [ID!]!) {
        twoFactorConfirm(input: $input) {
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
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      variables: { connections: [ConnectionHandler.getConnectionID(viewerId, 'DeviceList_sessions')] },
      onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    },
  );
}
