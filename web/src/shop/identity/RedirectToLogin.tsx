import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from './loginPath.ts';

/** Rendered by a page that needs a session when there is none: redirects to the login, which returns here. */
export function RedirectToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={loginPath(pathname + search)} replace />;
}
