const authPaths = ['/login', '/register', '/forgot-password', '/verification-otp', '/reset-password', '/verify-email'];

/** Whether a path is a login, registration, recovery or confirmation page; none of these is a return path. */
export function isAuthPath(pathname: string): boolean {
  return authPaths.includes(pathname);
}

/** The path of the login page, with `next` as the path to return to. */
export function loginPath(from: string): string {
  return isLocalPath(from) && from !== '/' ? `/login?${new URLSearchParams({ next: from }).toString()}` : '/login';
}

/** The path to go to after the login, from `search` (`?next=…`); an address of another site gives the home page. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next !== null && isLocalPath(next) ? next : '/';
}

const DUMMY_ORIGIN = 'http://kirana.invalid';

// The URL parser decides, because browsers read '//evil', '/\evil' and '/%09/evil' variants in ways a pattern would miss.
function isLocalPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, DUMMY_ORIGIN)) return false;
  const url = new URL(path, DUMMY_ORIGIN);
  return url.origin === DUMMY_ORIGIN && !isAuthPath(url.pathname);
}
