import type { Page } from '@playwright/test';

/** What a page complained about. */
export interface PageWatch {
  complaints: string[];
  /** For journeys that cut the line themselves: what the page says about it from here on is no complaint. */
  expectTrouble(): void;
}

/** Collects the page's console errors and warnings, its uncaught errors, and its requests that failed or were refused. */
export function watchPage(page: Page): PageWatch {
  const complaints: string[] = [];
  let isTroubleExpected = false;
  const note = (complaint: string) => {
    if (!isTroubleExpected) complaints.push(complaint);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') note(`${reason}: ${request.url()}`); // left behind by a page that was left
  });
  return {
    complaints,
    expectTrouble() {
      isTroubleExpected = true;
    },
  };
}
