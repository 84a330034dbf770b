const TIMEOUT_MS = 5000;

/**
 * Whether the server answers; without a connection, a reload would show the browser's own error page. A request that waits while the
 * browser finds another network is given up.
 */
export async function isReachable(): Promise<boolean> {
  const request = new AbortController();
  const giveUp = () => request.abort();
  const timer = setTimeout(giveUp, TIMEOUT_MS);
  window.addEventListener('online', giveUp);
  try {
    await fetch(window.location.href, {
      method: 'HEAD',
      headers: { accept: 'text/html' },
      signal: request.signal,
    });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    window.removeEventListener('online', giveUp);
  }
}
