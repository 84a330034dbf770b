import { graphql, useMutation } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { renewEnvironment } from '../relay/environment.ts';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError, showSuccess } from '../ui/toaster.ts';
import type { useLogOutMutation } from './__generated__/useLogOutMutation.graphql.ts';
import { texts } from './texts.ts';

/** Ends the session, forgets all that was loaded in it and goes home; says so when the server can't be told. */
export function useLogOut() {
  const navigate = useNavigate();
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
      onCompleted: () => {
        renewEnvironment();
        showSuccess(texts.loggedOut);
        void navigate('/');
      },
      onError: (error) => showError(troubleMessage(error)),
    });
  };
  return { logOut, isLoggingOut };
}
