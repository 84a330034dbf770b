import type { Page } from '@playwright/test';
import { milkShelfPath } from '../shop/shelf.ts';
import { expect, test } from '../shop/test.ts';

/** Holds back the shop's answers until the returned function is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>();
  await page.route('/graphql', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve(undefined);
}

const tiles = (page: Page) => page.getByRole('region', { name: 'Shop by category' });

test('while answers are on their way the page has its shape already', async ({ page }) => {
  const release = await holdAnswers(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search for atta dal and more.' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('ul[aria-hidden] > li'), 'places for category tiles').toHaveCount(12);
  await expect(main.locator('div[aria-hidden] > ul').first().locator('> li'), 'places in a row').toHaveCount(6);
  release();
  await expect(tiles(page).getByRole('link').first()).toBeVisible();
});

test('a search that takes long shows ten places for what comes', async ({ page }) => {
  const release = await holdAnswers(page);
  await page.goto('/search?q=milk');
  await expect(page.getByRole('main').locator('ul[aria-hidden] > li')).toHaveCount(10);
  release();
  await expect(page.getByText(/^Search Results: \d+$/)).toBeVisible();
});

test('without a network a page says so kindly, and Try again brings it', async ({ page, context, watch, database }) => {
  await page.goto('/');
  await expect(tiles(page).getByRole('link').first()).toBeVisible();
  // The code of the shelf is here already; only its products are not.
  await page.goto(await milkShelfPath(database));
  await expect(page.getByText(/^\d+ products$/)).toBeVisible();
  watch.expectTrouble();
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: /^Sub-categories of/ })
    .getByRole('link', { name: 'Curd & Yogurt' })
    .click();
  await expect(page.getByText('You are offline. Check your connection and try again.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Curd & Yogurt' })).toBeVisible();
});

test('without a network even a page whose code is not here yet says so, and Try again brings it', async ({
  page,
  context,
  watch,
}) => {
  await page.goto('/');
  await expect(tiles(page).getByRole('link').first()).toBeVisible();
  watch.expectTrouble();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByText('You are offline. Check your connection and try again.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

test('a shop that answers with a failure says so kindly, and Try again brings the page', async ({ page, watch }) => {
  watch.expectTrouble();
  await page.route('/graphql', (route) => route.fulfill({ status: 503, json: { message: 'busy' } }));
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText('We could not reach the shop. Please try again.')).toBeVisible();
  await page.unroute('/graphql');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(tiles(page).getByRole('link').first()).toBeVisible();
});
