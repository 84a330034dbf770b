import type { Page } from '@playwright/test';

/** Resizes the page, and waits for its next frame: until then the page has the new width, but the media queries of the old one. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}
