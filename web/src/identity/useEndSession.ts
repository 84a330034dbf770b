import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError } from '../ui/toaster.ts';
import type { useEndSessionMutation } from './__generated__/useEndSessionMutation.graphql.ts';

/** Signs one of the viewer's devices out and takes it off the given list. */
export function useEndSession(connectionId: string) {
  const [commit, isEnding] = useMutation<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: SessionEndInput!, $connections: [ID!]!) {
      sessionEnd(input: $input) {
        endedSessionId @deleteEdge(connections: $connections)
      }
    }
  `);
  const endSession = (sessionId: string, onEnded: () => void) => {
    commit({
      variables: { input: { sessionId }, connections: [connectionId] },
      onCompleted: onEnded,
      onError: (error) => showError(troubleMessage(error)),
    });
  };
  return { endSession, isEnding };
}
