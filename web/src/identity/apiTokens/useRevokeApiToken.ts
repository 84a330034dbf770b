import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toaster.ts';
import type { useRevokeApiTokenMutation } from './__generated__/useRevokeApiTokenMutation.graphql.ts';

/** Ends one of the viewer's API tokens and takes it off the given list. */
export function useRevokeApiToken(connectionId: string) {
  const [commit, isRevoking] = useMutation<useRevokeApiTokenMutation>(graphql`
    mutation useRevokeApiTokenMutation($input: ApiTokenRevokeInput!, $connections: [ID!]!) {
      apiTokenRevoke(input: $input) {
        revokedApiTokenId @deleteEdge(connections: $connections)
      }
    }
  `);
  const revokeApiToken = (apiTokenId: string, onRevoked: () => void) => {
    commit({
      variables: { input: { apiTokenId }, connections: [connectionId] },
      onCompleted: onRevoked,
      onError: (error) => showError(troubleMessage(error)),
    });
  };
  return { revokeApiToken, isRevoking };
}
