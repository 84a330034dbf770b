import type { Page } from '@playwright/test';

/** Presses what sends one mutation, and waits for the server's response: the page shows the change before. */
export async function untilAnswered(page: Page, press: () => Promise<void>): Promise<void> {
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await press();
  await (await sent).response();
}
