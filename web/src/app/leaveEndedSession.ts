import type { createBrowserRouter } from 'react-router-dom';
import { isEntryPath, loginPath } from '../identity/loginPath.ts';
import { renewEnvironment } from '../relay/environment.ts';
import { RequestError, troubleMessage } from '../relay/RequestError.ts';
import { showError } from '../ui/toaster.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate' | 'revalidate'>;

/**
 * What follows the end of a session that its owner did not ask for: all that was loaded in it is forgotten, and the login tells
 * why and leads back. Someone who is on the way in already stays there.
 */
export function leaveEndedSession(router: Router): void {
  const { location, navigation } = router.state;
  const { pathname, search } = navigation.location ?? location;
  renewEnvironment();
  showError(troubleMessage(new RequestError('sessionEnded')));
  if (isEntryPath(pathname)) void router.revalidate();
  else void router.navigate(loginPath(pathname + search), { replace: true });
}
