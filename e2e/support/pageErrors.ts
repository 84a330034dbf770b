import type { Page } from '@playwright/test';

/** The errors that a page reported. */
export interface PageErrors {
  messages: string[];
  /** Ignores errors from now on, for journeys that cause them. */
  allowErrors(): void;
}

/**
 * Collects the page's console errors and warnings, its uncaught errors, and its requests that failed or were refused. The status 404
 * of a page itself is no error: it shows that there is nothing.
 */
export function collectPageErrors(page: Page): PageErrors {
  const messages: string[] = [];
  let areErrorsAllowed = false;
  const record = (message: string) => {
    if (!areErrorsAllowed) messages.push(message);
  };
  page.on('console', (entry) => {
    const isMissingPage = entry.text().includes('status of 404') && entry.location().url === page.url();
    const isBlockedWorker = entry.text() === 'Service Worker registration blocked by Playwright';
    const isProblem = entry.type() === 'error' || entry.type() === 'warning';
    if (isProblem && !isMissingPage && !isBlockedWorker) record(`console: ${entry.text()}`);
  });
  page.on('pageerror', (error) => record(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    const isMissingPage = response.status() === 404 && response.request().isNavigationRequest();
    if (response.status() >= 400 && !isMissingPage) record(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') record(`${reason}: ${request.url()}`); // a navigation aborts the requests of the previous page
  });
  return {
    messages,
    allowErrors() {
      areErrorsAllowed = true;
    },
  };
}
