import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useLogOutMutation } from './__generated__/useLogOutMutation.graphql.ts';
import { texts } from './texts.ts';
import { useCompleteLogout } from './useCompleteLogout.ts';

/** Logs out, clears all that was loaded and goes to the home page; shows an error if the request fails. */
export function useLogOut() {
  const completeLogout = useCompleteLogout();
  return useAction<useLogOutMutation>(
    graphql`
      mutation useLogOutMutation {
        userLogOut {
          isLoggedOut
        }
      }
    `,
    { onDone: () => completeLogout(texts.loggedOut) },
  );
}
