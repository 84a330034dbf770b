import { test, type Page } from '@playwright/test';

const WIDTHS = [360, 1280];

/** With E2E_SCREENSHOTS=on, saves a screenshot at each width in the test's results. */
export async function photographScreen(page: Page, name: string): Promise<void> {
  if (process.env['E2E_SCREENSHOTS'] !== 'on') return;
  const viewport = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo(0, 0)); // the header of a whole page is where it is scrolled to
    await page.waitForTimeout(400); // a picture, not a check
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true });
  }
  if (viewport) await page.setViewportSize(viewport);
}
