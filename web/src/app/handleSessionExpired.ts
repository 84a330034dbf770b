import type { DataRouter } from 'react-router-dom';
import { isAuthPath, loginPath } from '../shop/identity/loginPath.ts';
import { resetEnvironment } from '../relay/environment.ts';
import { RequestError, toErrorMessage } from '../relay/RequestError.ts';
import { showError, showInfo } from '../ui/toasts/toastStore.ts';
import { isDiscovered } from './discoverRoutes.ts';
import { matchPage } from './matchPage.ts';

const SIGNED_OUT = 'Your session has ended, so you’re logged out.';

/**
 * Handles a session that has expired or was revoked: clears the store and shows the reason. A public page stays and is loaded again
 * for a visitor, and so does a page of the login. Any other page gives way to the login, which has a return path to it.
 */
export function handleSessionExpired(router: DataRouter): void {
  const { location, navigation } = router.state;
  const { pathname, search } = navigation.location ?? location;
  resetEnvironment();
  if (isPublicPage(router, pathname)) {
    showInfo(SIGNED_OUT);
    void router.revalidate();
    return;
  }
  showError(toErrorMessage(new RequestError('sessionExpired')));
  if (isAuthPath(pathname)) void router.revalidate();
  else void router.navigate(loginPath(pathname + search), { replace: true });
}

/** Whether a visitor sees the page at a path: one of the catalogue, or that there is none. */
function isPublicPage(router: DataRouter, path: string): boolean {
  if (isDiscovered(path)) return false; // the router may not know it yet, and match it as a listing
  const page = matchPage(router, path);
  return page !== undefined && (page.isOfCatalogue || page.route.path === '*');
}
