import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError } from '../ui/toaster.ts';
import type { useLogOutMutation } from './__generated__/useLogOutMutation.graphql.ts';
import { texts } from './texts.ts';
import { useLeave } from './useLeave.ts';

/** Ends the session, forgets all that was loaded in it and goes home; says so when the server can't be told. */
export function useLogOut() {
  const leave = useLeave();
  const [commit, isLoggingOut] = useMutation<useLogOutMutation>(graphql`
    mutation useLogOutMutation {
      userLogOut {
        isLoggedOut
      }
    }
  `);
  const logOut = () => {
    commit({
      variables: {},
      onCompleted: () => leave(texts.loggedOut),
      onError: (error) => showError(troubleMessage(error)),
    });
  };
  return { logOut, isLoggingOut };
}
