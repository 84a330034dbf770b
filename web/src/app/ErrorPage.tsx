import { Navigate, useLocation, useRouteError } from 'react-router-dom';
import { loginPath } from '../identity/loginPath.ts';
import { isUnauthenticated } from '../relay/isUnauthenticated.ts';
import { troubleMessage } from '../relay/RequestError.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { texts } from './texts.ts';

/** Stands in for a page that could not be shown; someone whose session has ended is led to the login instead. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isUnauthenticated(error)) return <Navigate to={loginPath(pathname + search)} replace />;
  return (
    <>
      <PageTitle title={texts.errorTitle} />
      <ErrorState isPage message={troubleMessage(error)} onRetry={() => window.location.reload()} />
    </>
  );
}
