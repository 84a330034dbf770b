import type { Page } from '@playwright/test';

/** Presses what sends one mutation, and waits for the server's response: the page shows the change before. */
export async function untilAnswered(page: Page, press: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await press();
  await answered;
}
