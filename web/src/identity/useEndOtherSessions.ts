import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError } from '../ui/toaster.ts';
import type { useEndOtherSessionsMutation } from './__generated__/useEndOtherSessionsMutation.graphql.ts';

/** Signs all of the viewer's devices out but this one, and takes them off the given list. */
export function useEndOtherSessions(connectionId: string, onEnded: () => void) {
  const [commit, isEnding] = useMutation<useEndOtherSessionsMutation>(graphql`
    mutation useEndOtherSessionsMutation($connections: [ID!]!) {
      sessionEndOthers {
        endedSessionIds @deleteEdge(connections: $connections)
      }
    }
  `);
  const endOtherSessions = () => {
    commit({
      variables: { connections: [connectionId] },
      onCompleted: onEnded,
      onError: (error) => showError(troubleMessage(error)),
    });
  };
  return { endOtherSessions, isEnding };
}
