import type { Page } from '@playwright/test';
import { milkListingPath } from '../support/products.ts';
import { expect, test } from '../support/test.ts';
import { untilHydrated } from '../support/untilHydrated.ts';

test.use({ isFirstVisit: true });

/** Delays the responses of the API until the returned function is called. */
async function delayResponses(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>();
  await page.route('/graphql*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve(undefined);
}

const tiles = (page: Page) => page.getByRole('region', { name: 'Shop by category' });

test('a page shows its skeleton while responses are pending', async ({ page }) => {
  await page.goto('/login'); // the server's HTML of the home page itself has no skeleton
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  const release = await delayResponses(page);
  await page.getByRole('link', { name: 'Kirana, home' }).click();
  await expect(page.getByRole('link', { name: 'Search for atta dal and more.' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.locator('ul[aria-hidden] > li'), 'skeletons of category tiles').toHaveCount(12);
  await expect(main.locator('div[aria-hidden] > ul').first().locator('> li'), 'skeletons of product cards').toHaveCount(
    8,
  );
  release();
  await expect(tiles(page).getByRole('link').first()).toBeVisible();
});

test('a slow search that the server left to the client shows ten skeleton cards', async ({ page, baseURL }) => {
  await page.route('/search*', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/cart` }) }),
  );
  const release = await delayResponses(page);
  await page.goto('/search?q=milk');
  await expect(page.getByRole('main').locator('ul[aria-hidden] > li')).toHaveCount(10);
  release();
  await expect(page.getByText(/^Search Results: \d+$/)).toBeVisible();
});

test('an offline page shows an error, and is loaded when the network is back', async ({
  page,
  context,
  pageErrors,
  database,
}) => {
  await page.goto('/');
  await expect(tiles(page).getByRole('link').first()).toBeVisible();
  // The listing's code is loaded already; the other sub-category's products are not.
  await page.goto(await milkListingPath(database));
  await untilHydrated(page);
  pageErrors.allowErrors();
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: /^Sub-categories of/ })
    .getByRole('link', { name: 'Curd & Yogurt' })
    .click();
  await expect(page.getByText('You are offline. Check your connection and try again.')).toBeVisible();
  const notice = page.locator('#root').getByText('No connection to the shop. Prices and stock may have changed.');
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Curd & Yogurt' })).toBeVisible();
});

test('a shop without its database keeps its page, and recovers by itself', async ({ page, pageErrors, database }) => {
  await page.goto(await milkListingPath(database));
  await untilHydrated(page);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  pageErrors.allowErrors();
  let isAway = true;
  const unavailable = { errors: [{ message: 'away', extensions: { code: 'SERVICE_UNAVAILABLE' } }], data: null };
  await page.route('/graphql*', (route) =>
    isAway ? route.fulfill({ status: 503, json: unavailable }) : route.continue(),
  );
  await page.route('/health/ready', (route) =>
    isAway
      ? route.fulfill({ status: 503, json: { status: 'fail', checks: { database: [{ status: 'fail' }] } } })
      : route.continue(),
  );
  const curd = page.getByRole('heading', { level: 1, name: 'Curd & Yogurt' });
  await page
    .getByRole('navigation', { name: /^Sub-categories of/ })
    .getByRole('link', { name: 'Curd & Yogurt' })
    .click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  const notice = page.locator('#root').getByText('No connection to the shop. Prices and stock may have changed.');
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(cards.first()).toBeVisible();
  await page.goForward();
  isAway = false;
  await expect(curd).toBeVisible();
  await expect(notice).toBeHidden();
});

test('an offline page whose code is not loaded shows an error, and is loaded when the network is back', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  pageErrors.allowErrors();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByText('You are offline. Check your connection and try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

test('a failed response shows an error, and Try again loads the page', async ({ page, pageErrors }) => {
  pageErrors.allowErrors();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.route('/graphql*', (route) => route.fulfill({ status: 503, json: { message: 'busy' } }));
  await page.getByRole('link', { name: 'Kirana, home' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('The shop isn’t available right now. Please try again soon.')).toBeVisible();
  await page.unroute('/graphql*');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(tiles(page).getByRole('link').first()).toBeVisible();
});

test('a page of another release than the server is reloaded once', async ({ page, pageErrors }) => {
  pageErrors.allowErrors();
  const errors = [{ message: 'Unknown document', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }];
  await page.route('/graphql*', (route) => route.fulfill({ status: 404, json: { errors } }));
  const openings: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && openings.push(request.url()));
  await page.goto('/login');
  await expect.poll(() => openings.length).toBe(2);
  await expect(page.getByText('There’s a new version of the shop. Please reload the page.')).toBeVisible();
  await page.unroute('/graphql*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(openings).toHaveLength(3);
});
