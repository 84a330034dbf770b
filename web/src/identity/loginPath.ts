const entryPaths = ['/login', '/register', '/forgot-password', '/verification-otp', '/reset-password'];

/** Whether a page is one of those that let somebody in, to which no way back leads. */
export function isEntryPath(pathname: string): boolean {
  return entryPaths.includes(pathname);
}

/** The login page, with the way back to a path of this shop after it. */
export function loginPath(from: string): string {
  return isOwnPath(from) && from !== '/' ? `/login?${new URLSearchParams({ next: from }).toString()}` : '/login';
}

/** Where to go after the login that `search` (`?next=…`) belongs to; other people's addresses lead home. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next !== null && isOwnPath(next) ? next : '/';
}

const pretendOrigin = 'http://kirana.invalid';

// The URL parser decides, because browsers read '//evil', '/\evil' and '/%09/evil' variants in ways a pattern would miss.
function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, pretendOrigin)) return false;
  const url = new URL(path, pretendOrigin);
  return url.origin === pretendOrigin && !isEntryPath(url.pathname);
}
