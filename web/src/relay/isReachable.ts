const TIMEOUT_MS = 5000;

/** The part of /health/ready that is read here. */
interface Health {
  checks?: { database?: { status: string }[] };
}

/**
 * Whether the server answers and has its database; without a connection, a reload would show the browser's own error page. A request
 * that waits while the browser finds another network is given up.
 */
export async function isReachable(): Promise<boolean> {
  const request = new AbortController();
  const giveUp = () => request.abort();
  const timer = setTimeout(giveUp, TIMEOUT_MS);
  window.addEventListener('online', giveUp);
  try {
    const response = await fetch('/health/ready', { signal: request.signal });
    const { checks } = (await response.json().catch(() => ({}))) as Health; // a proxy may answer with a page
    return checks?.database?.[0]?.status !== 'fail';
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    window.removeEventListener('online', giveUp);
  }
}
