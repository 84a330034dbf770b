import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useRevokeApiTokenMutation } from './__generated__/useRevokeApiTokenMutation.graphql.ts';

/** Revokes one of the viewer's API tokens and removes it from the given connection. */
export function useRevokeApiToken(connectionId: string) {
  return useAction<useRevokeApiTokenMutation>(
    graphql`
      mutation useRevokeApiTokenMutation($input: ApiTokenRevokeInput!, $connections: [ID!]!) {
        apiTokenRevoke(input: $input) {
          revokedApiTokenId @deleteEdge(connections: $connections)
        }
      }
    `,
    { variables: { connections: [connectionId] } },
  );
}
