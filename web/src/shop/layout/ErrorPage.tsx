import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation, useRouteError } from 'react-router-dom';
import { loginPath } from '../identity/loginPath.ts';
import { isReachable } from '../../relay/isReachable.ts';
import { isUnauthenticated, isOutdated, RequestError, toErrorMessage } from '../../relay/RequestError.ts';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { showError } from '../../ui/toasts/toastStore.ts';

const STORAGE_KEY = 'kirana.reloadedAt';
const MIN_BETWEEN_RELOADS_MS = 60_000;

const NoPermission = lazy(async () => ({ default: (await import('../identity/NoPermission.tsx')).NoPermission }));

/**
 * Shown when a page fails to render; someone who is signed out is redirected to the login instead, and a page of an older release
 * than the server's is reloaded.
 */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const shouldReload = isOutdated(error);

  useEffect(() => {
    if (shouldReload) void reloadOnce();
  }, [shouldReload]);

  if (isUnauthenticated(error)) return <Navigate to={loginPath(pathname + search)} replace />;
  if (error instanceof RequestError && error.kind === 'forbidden') {
    return (
      <Suspense>
        <NoPermission />
      </Suspense>
    );
  }
  return (
    <>
      <PageTitle title="We couldn’t show this page" />
      <ErrorState isPage message={toErrorMessage(error)} onRetry={() => void reload()} />
    </>
  );
}

async function reload(): Promise<void> {
  if (await isReachable()) window.location.reload();
  else showError(toErrorMessage(new RequestError(navigator.onLine ? 'unreachable' : 'offline')));
}

/** Reloads the page if the server can be reached, at most once a minute: a page that fails again is not reloaded for ever. */
async function reloadOnce(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(STORAGE_KEY)) < MIN_BETWEEN_RELOADS_MS) return;
    if (!(await isReachable())) return;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    window.location.reload();
  } catch {
    // sessionStorage can be disabled, and then nothing would stop a loop of reloads: the shopper presses Try again.
  }
}
