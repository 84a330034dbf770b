import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useRevokeOtherSessionsMutation } from './__generated__/useRevokeOtherSessionsMutation.graphql.ts';

/** Signs out all of the viewer's devices but this one, and removes them from the given connection. */
export function useRevokeOtherSessions(connectionId: string, onRevoked: () => void) {
  return useAction<useRevokeOtherSessionsMutation>(
    graphql`
      mutation useRevokeOtherSessionsMutation($connections: [ID!]!) {
        sessionRevokeOthers {
          revokedSessionIds @deleteEdge(connections: $connections)
        }
      }
    `,
    { variables: { connections: [connectionId] }, onDone: onRevoked },
  );
}
