import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showError } from '../../../ui/toasts/toastStore.ts';
import type { useRevokeSessionMutation } from './__generated__/useRevokeSessionMutation.graphql.ts';

/** Signs out one of the viewer's devices and removes it from the given connection. */
export function useRevokeSession(connectionId: string) {
  const [commit, isRevoking] = useMutation<useRevokeSessionMutation>(graphql`
    mutation useRevokeSessionMutation($input: SessionRevokeInput!, $connections: [ID!]!) {
      sessionRevoke(input: $input) {
        revokedSessionId @deleteEdge(connections: $connections)
      }
    }
  `);
  const revokeSession = (sessionId: string, onRevoked: () => void) => {
    commit({
      variables: { input: { sessionId }, connections: [connectionId] },
      onCompleted: onRevoked,
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
  return { revokeSession, isRevoking };
}
