import { Navigate, useLocation, useRouteError } from 'react-router-dom';
import { loginPath } from '../identity/loginPath.ts';
import { NoPermission } from '../identity/NoPermission.tsx';
import { isUnauthenticated } from '../relay/isUnauthenticated.ts';
import { RequestError, toErrorMessage } from '../relay/RequestError.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { showError } from '../ui/toasts/toastStore.ts';
import { texts } from './texts.ts';

/** Shown when a page fails to render; someone who is signed out is redirected to the login instead. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isUnauthenticated(error)) return <Navigate to={loginPath(pathname + search)} replace />;
  if (error instanceof RequestError && error.kind === 'forbidden') return <NoPermission />;
  return (
    <>
      <PageTitle title={texts.errorTitle} />
      <ErrorState isPage message={toErrorMessage(error)} onRetry={() => void reloadIfReachable()} />
    </>
  );
}

/** Reloads the page if the server can be reached; a reload without a connection would show the browser's own error page. */
async function reloadIfReachable(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', headers: { accept: 'text/html' } });
    window.location.reload();
  } catch {
    showError(toErrorMessage(new RequestError(navigator.onLine ? 'unreachable' : 'offline')));
  }
}
