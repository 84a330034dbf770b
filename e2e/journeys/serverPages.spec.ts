import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findLicences, type Lock } from '../../tools/findLicences.ts';
import { addName, insertProduct, milkListingPath } from '../support/products.ts';
import { expect, test } from '../support/test.ts';
import { untilHydrated } from '../support/untilHydrated.ts';

test.use({ isFirstVisit: true });

test('without JavaScript the shop can be browsed, searched and read', async ({ newContext, database }) => {
  const { name, path } = await insertProduct(database, { stock: 3 });
  const context = await newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveTitle('Groceries in 10 minutes · Kirana');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('region', { name: 'Shop by category' }).getByRole('link').first().click();
  await expect(page.getByRole('article').getByText('₹').first()).toBeVisible();
  await page.goto('/search?q=milk');
  await expect(page.getByRole('heading', { level: 1, name: 'milk' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name}.* · Kirana$`));
});

test('a page from the server asks for nothing that is in its HTML', async ({ page, database }) => {
  const product = await insertProduct(database, { stock: 3 });
  for (const path of ['/', '/search?q=milk', product.path, await milkListingPath(database)]) {
    const operations: string[] = [];
    const record = (request: { url(): string; method(): string }) => {
      // Not the record of a search, which follows two seconds later, and not the next products.
      const isQuery = request.url().includes('/graphql') && request.method() === 'GET';
      if (isQuery && !request.url().includes('cursor')) operations.push(request.url());
    };
    page.on('request', record);
    await page.goto(path);
    await untilHydrated(page);
    page.off('request', record);
    expect(operations, path).toHaveLength(1);
  }
});

test('hydration moves no link of the header, so that no press is lost', async ({ page }) => {
  await page.addInitScript(() => {
    const removed: string[] = [];
    new MutationObserver((records) => {
      for (const { removedNodes } of records) for (const node of removedNodes) removed.push(node.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { removed });
  });
  await page.goto('/');
  await untilHydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const removed = await page.evaluate(() => (window as unknown as { removed: string[] }).removed);
  expect(removed.filter((text) => text.includes('Login'))).toEqual([]);
});

test('a press before the client is loaded is kept', async ({ page, database }) => {
  const { name, path } = await insertProduct(database, { stock: 3 });
  const loaded = Promise.withResolvers<null>();
  await page.route('**/assets/index-*.js', (route) => loaded.promise.then(() => route.continue()));
  await page.goto(path);
  const add = page.getByRole('main').getByRole('button', { name: addName(name) });
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  loaded.resolve(null);
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a page whose scripts are gone is reloaded once, drops presses, and works without the client', async ({
  page,
  database,
  pageErrors,
}) => {
  const { name, path } = await insertProduct(database, { stock: 3 });
  pageErrors.allowErrors();
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(path);
  await page.waitForFunction(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload',
  );
  const pressed = Promise.withResolvers<null>();
  await page.unroute('**/assets/index-*.js');
  await page.route('**/assets/index-*.js', (route) => pressed.promise.then(() => route.abort()));
  await page.reload();
  const add = page.getByRole('main').getByRole('button', { name: addName(name) });
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  pressed.resolve(null);
  await expect(add).not.toHaveAttribute('aria-busy');
  await page.getByRole('link', { name: 'Kirana, home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Your groceries/ })).toBeVisible();
});

test('a product has its metadata and structured data, and another page its own', async ({ page, database }) => {
  const { name, path } = await insertProduct(database, { stock: 3 });
  await page.goto(path);
  const head = page.locator('head');
  const canonical = head.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`^https?://[^/]+${path}$`));
  await expect(head.locator('meta[name="description"]')).toHaveAttribute('content', new RegExp(`^${name}.* for ₹`));
  await expect(head.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(`^${name}`));
  await expect(head.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https?:.*\.jpg$/);
  const texts = await head.locator('script[type="application/ld+json"]').allTextContents();
  const [product, breadcrumb] = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(product).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: expect.stringContaining(name) as unknown,
    image: [expect.stringMatching(/^https?:/)],
    offers: {
      '@type': 'Offer',
      price: expect.stringMatching(/^\d+\.\d\d$/) as unknown,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: await canonical.getAttribute('href'),
    },
  });
  expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: expect.any(Array) as unknown });
  await page.getByRole('link', { name: 'Kirana, home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Your groceries/ })).toBeVisible();
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', /^https?:\/\/[^/]+\/$/);
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(canonical).toHaveCount(0);
});

test('a link that the pointer rests on opens without waiting for the network', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  const link = page.getByRole('article').getByRole('link').first();
  const id = /prod_\w+/.exec((await link.getAttribute('href')) ?? '')?.[0];
  const data = page.waitForResponse(
    (response) => response.url().includes('/graphql') && response.url().includes(`${id}`),
  );
  const code = page.waitForResponse((response) => response.url().includes('/assets/ProductPage-'));
  await link.hover();
  await Promise.all([data, code].map(async (response) => (await response).finished()));
  pageErrors.allowErrors(); // of pictures
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible();
});

test('a link opens when the mouse button goes down, and the click that follows opens nothing else', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  const link = page.getByRole('article').getByRole('link').first();
  await link.hover();
  await page.mouse.down();
  await expect(page).toHaveURL(/\/product\//);
  const { pathname } = new URL(page.url());
  await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible();
  await page.mouse.up();
  await page.getByRole('link', { name: 'Kirana, home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(pathname);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('what does not exist is 404, and its page says so', async ({ request, page, pageErrors }) => {
  const headers = { accept: 'text/html' };
  const broken = '/product/%E0%A4%A';
  for (const path of [
    '/product/milk-prod_00000000000000000000000000',
    '/product/x',
    '/no-such-page',
    '/one/two',
    broken,
  ])
    expect((await request.get(path, { headers })).status(), path).toBe(404);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  pageErrors.allowErrors(); // the router warns of an address that it can't decode
  await page.goto(broken);
  await expect(page.getByRole('heading', { level: 1, name: 'This product is no longer sold' })).toBeVisible();
});

test('every address of the sitemap opens', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text();
  const files = locations(index);
  expect(files.length).toBeGreaterThan(1);
  const pages = (
    await Promise.all(files.map(async (file) => locations(await (await request.get(file)).text())))
  ).flat();
  expect(pages.length).toBeGreaterThan(1000);
  for (const path of pages.filter((_, place) => place % 97 === 0))
    expect((await request.get(path, { headers: { accept: 'text/html' } })).status(), path).toBe(200);
});

/** The paths of the addresses in a sitemap. */
function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

test('the footer leads to the licences of the bundled packages, all of production', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Open-source licences' }).click();
  await expect(page).toHaveURL(/\/licences\.txt$/);
  await page.waitForLoadState(); // the text is whole
  const text = await page.locator('body').innerText();
  const bundled = [...text.matchAll(/^## (\S+) - (\S+) /gm)].map(([, name, version]) => `${name}@${version}`);
  const names = bundled.map((each) => each.slice(0, each.lastIndexOf('@')));
  expect(names).toEqual(
    expect.arrayContaining(['react-dom', '@fontsource-variable/figtree', 'workbox-routing', 'altcha-lib']),
  );
  const lock = readFileSync(path.join(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const packages = findLicences(JSON.parse(lock) as Lock); // npm's own format
  const tools = packages.filter(({ isTool }) => isTool).map(({ name, version }) => `${name}@${version}`);
  expect(bundled.filter((each) => tools.includes(each))).toEqual([]);
});
