import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showError } from '../../../ui/toasts/toastStore.ts';
import type { useRevokeOtherSessionsMutation } from './__generated__/useRevokeOtherSessionsMutation.graphql.ts';

/** Signs out all of the viewer's devices but this one, and removes them from the given connection. */
export function useRevokeOtherSessions(connectionId: string, onRevoked: () => void) {
  const [commit, isRevoking] = useMutation<useRevokeOtherSessionsMutation>(graphql`
    mutation useRevokeOtherSessionsMutation($connections: [ID!]!) {
      sessionRevokeOthers {
        revokedSessionIds @deleteEdge(connections: $connections)
      }
    }
  `);
  const revokeOtherSessions = () => {
    commit({
      variables: { connections: [connectionId] },
      onCompleted: onRevoked,
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
  return { revokeOtherSessions, isRevoking };
}
