import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { untilHydrated } from './untilHydrated.ts';

/** The home page stays where it was scrolled before its scripts arrived. `beforeTakeover` is called before they do. */
export async function expectUnmovedByTakeover(
  page: Page,
  beforeTakeover: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page.addInitScript(() => {
    const positions: number[] = [];
    document.addEventListener('scroll', () => positions.push(window.scrollY));
    Object.assign(window, { positions });
  });
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Payment' })).toBeVisible(); // the page's HTML is whole
  await page.evaluate(() => window.scrollTo(0, 600));
  await beforeTakeover();
  scripts.resolve(undefined);
  await untilHydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(() => (window as unknown as { positions: number[] }).positions)).not.toContain(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
}
