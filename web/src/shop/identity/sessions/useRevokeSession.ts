import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useRevokeSessionMutation } from './__generated__/useRevokeSessionMutation.graphql.ts';

/** Signs out one of the viewer's devices and removes it from the given connection. */
export function useRevokeSession(connectionId: string) {
  return useAction<useRevokeSessionMutation>(
    graphql`
      mutation useRevokeSessionMutation($input: SessionRevokeInput!, $connections: [ID!]!) {
        sessionRevoke(input: $input) {
          revokedSessionId @deleteEdge(connections: $connections)
        }
      }
    `,
    { variables: { connections: [connectionId] } },
  );
}
