import { Navigate, useLocation, useRouteError } from 'react-router-dom';
import { loginPath } from '../identity/loginPath.ts';
import { NoPermission } from '../identity/NoPermission.tsx';
import { isUnauthenticated } from '../relay/isUnauthenticated.ts';
import { RequestError, troubleMessage } from '../relay/RequestError.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { showError } from '../ui/toaster.ts';
import { texts } from './texts.ts';

/** Stands in for a page that could not be shown; someone who is signed out is led to the login instead. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isUnauthenticated(error)) return <Navigate to={loginPath(pathname + search)} replace />;
  if (error instanceof RequestError && error.kind === 'forbidden') return <NoPermission />;
  return (
    <>
      <PageTitle title={texts.errorTitle} />
      <ErrorState isPage message={troubleMessage(error)} onRetry={() => void reloadFromShop()} />
    </>
  );
}

/** Out of reach of the shop, a reload would lead out of it, to the browser's own page of failure. */
async function reloadFromShop(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', headers: { accept: 'text/html' } });
    window.location.reload();
  } catch {
    showError(troubleMessage(new RequestError(navigator.onLine ? 'unreachable' : 'offline')));
  }
}
