import { expect, type Page, type Request } from '@playwright/test';

const QUIET_MS = 500;

/**
 * Tracks the page's requests. The returned function waits until no request has been pending for half a second and the page
 * is idle. Event streams do not count, because they do not settle.
 */
export function trackNetworkIdle(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let lastChange = Date.now();
  page.on('request', (request) => {
    if (request.headers()['accept'] === 'text/event-stream') return;
    pending.add(request);
  });
  const settle = (request: Request) => {
    if (pending.delete(request)) lastChange = Date.now();
  };
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  const isQuiet = () => pending.size === 0 && Date.now() - lastChange >= QUIET_MS;
  const waitUntilQuiet = () => expect.poll(isQuiet, { timeout: 120_000, intervals: [50] }).toBe(true);
  return async () => {
    await waitUntilQuiet();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve))); // a busy page may send more
    await waitUntilQuiet();
  };
}
