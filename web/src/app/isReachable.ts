const TIMEOUT_MS = 5000;

/** Whether the server answers; without a connection, a reload would show the browser's own error page. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, {
      method: 'HEAD',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
}
