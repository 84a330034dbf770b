import { expect, type Page, type Request } from '@playwright/test';

const QUIET_MS = 500;

/**
 * Watches what the page asks for. The answer waits until nothing has been under way for half a second; a stream of events, which
 * has no end, does not count.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let lastChange = Date.now();
  page.on('request', (request) => {
    if (request.headers()['accept'] === 'text/event-stream') return;
    underWay.add(request);
  });
  const end = (request: Request) => {
    if (underWay.delete(request)) lastChange = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () =>
    expect
      .poll(() => underWay.size === 0 && Date.now() - lastChange >= QUIET_MS, { timeout: 30_000, intervals: [50] })
      .toBe(true);
}
