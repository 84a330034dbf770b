/** Resolves after a while, when the browser finds a network, or when `signal` is aborted. */
export function nextTry(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    }
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });
}
