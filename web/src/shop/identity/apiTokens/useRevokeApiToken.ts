import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showError } from '../../../ui/toasts/toastStore.ts';
import type { useRevokeApiTokenMutation } from './__generated__/useRevokeApiTokenMutation.graphql.ts';

/** Revokes one of the viewer's API tokens and removes it from the given connection. */
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
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
  return { revokeApiToken, isRevoking };
}
