import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from './loginPath.ts';

/** What a page renders for someone signed out who needs to be signed in: the login, which leads back here. */
export function SignInFirst() {
  const { pathname, search } = useLocation();
  return <Navigate to={loginPath(pathname + search)} replace />;
}
