import { milkListingPath } from '../support/products.ts';
import { expect, test } from '../support/test.ts';
import { untilHydrated } from '../support/untilHydrated.ts';
import { expectUnmovedByTakeover } from '../support/unmovedByTakeover.ts';
import { trackNetworkIdle } from '../support/trackNetworkIdle.ts';

const NEAR_PX = 8;

const lists = [
  { name: 'the search', path: async () => '/search?q=turmeric' },
  { name: 'a listing', path: milkListingPath },
];

for (const { name, path } of lists) {
  test(`Back to ${name} restores the loaded list and the scroll position without a request`, async ({
    page,
    database,
  }) => {
    const waitForNetworkIdle = trackNetworkIdle(page);
    await page.goto(await path(database));
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Add / }) });
    await expect(cards.first()).toBeVisible();
    // With the whole list loaded, the list's end asks for no further page, however late the browser reports that it is near.
    const more = page.getByRole('button', { name: /^(Show|Loading) more$/ });
    const scrollToEnd = async () => {
      await cards.last().scrollIntoViewIfNeeded();
      return more.count();
    };
    await expect.poll(scrollToEnd).toBe(0);
    const loaded = await cards.count();
    const link = cards.nth(loaded - 2).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    await waitForNetworkIdle(); // a page that is still loading would be requested again
    const top = () => page.evaluate(() => Math.round(window.scrollY));
    const before = await top();
    expect(before).toBeGreaterThan(100);
    await link.click();
    await page.mouse.move(1, 1); // a pointer that rests on a card preloads its product
    await expect(page).toHaveURL(/\/product\//);
    await expect.poll(top).toBe(0);
    await waitForNetworkIdle(); // the product's page sends requests of its own

    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goBack();
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(loaded);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(NEAR_PX);
    expect(requests).not.toContain('/graphql');
  });
}

test('a page opened by its URL starts at the top', async ({ page }) => {
  await page.goto('/search?q=masala');
  const cards = page.getByRole('main').getByRole('listitem');
  await cards.nth(9).scrollIntoViewIfNeeded();
  const scroll = async () => {
    await page.mouse.wheel(0, 600); // the browser drops a turn of the wheel while the page is busy
    return page.evaluate(() => window.scrollY);
  };
  await expect.poll(scroll).toBeGreaterThan(300);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Shop by category' }).getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page that is opened again by its address begins at the top', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  const link = page.getByRole('main').locator('a[href^="/product/"]').first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page that is scrolled before the client takes it over never moves', async ({ page }) => {
  await expectUnmovedByTakeover(page);
});
