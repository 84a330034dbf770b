import type { createBrowserRouter } from 'react-router-dom';
import { isAuthPath, loginPath } from '../identity/loginPath.ts';
import { resetEnvironment } from '../relay/environment.ts';
import { RequestError, toErrorMessage } from '../relay/RequestError.ts';
import { showError } from '../ui/toasts/toastStore.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate' | 'revalidate'>;

/**
 * Handles a session that has expired or was revoked: clears the store, redirects to the login with a return path and shows the
 * reason. Someone who is on the login page already stays there.
 */
export function handleSessionExpired(router: Router): void {
  const { location, navigation } = router.state;
  const { pathname, search } = navigation.location ?? location;
  resetEnvironment();
  showError(toErrorMessage(new RequestError('sessionExpired')));
  if (isAuthPath(pathname)) void router.revalidate();
  else void router.navigate(loginPath(pathname + search), { replace: true });
}
