import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { useLogOutMutation } from './__generated__/useLogOutMutation.graphql.ts';
import { texts } from './texts.ts';
import { useCompleteLogout } from './useCompleteLogout.ts';

/** Logs out, clears all that was loaded and goes to the home page; shows an error if the request fails. */
export function useLogOut() {
  const completeLogout = useCompleteLogout();
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
      onCompleted: () => completeLogout(texts.loggedOut),
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
  return { logOut, isLoggingOut };
}
