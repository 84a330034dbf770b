import type { Page } from '@playwright/test';
import { milkListingPath, insertProduct } from '../support/products.ts';
import { openReleaseProxy } from '../support/releaseProxy.ts';
import { ADDRESS, fillCart, saveAddress, signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', isFirstVisit: true });

const notice = (page: Page) =>
  page.locator('#root').getByText('No connection to the shop. Prices and stock may have changed.');

/** Waits until the service worker has taken over, and has kept the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(
    async (address) => (await caches.match(address, { cacheName: 'pages', ignoreVary: true })) !== undefined,
    page.url(),
  );
}

/** The texts of the pages and answers in the caches. */
function keptBodies(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const bodies: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        if (/json|html/.test(response?.headers.get('content-type') ?? '')) bodies.push((await response?.text()) ?? '');
      }
    }
    return bodies;
  });
}

test('the last seen pages open without a network, say so, and are brought up to date with it', async ({
  page,
  context,
  pageErrors,
  baseURL,
  database,
}) => {
  const proxy = await openReleaseProxy(baseURL ?? '');
  const open = (path: string) => page.goto(new URL(path, proxy.url).href);
  try {
    await open('/');
    await waitForWorker(page);
    const milk = await milkListingPath(database);
    await open(milk);
    await expect(page.getByRole('heading', { level: 1, name: 'Milk' })).toBeVisible();
    const card = page.getByRole('main').getByRole('link', { name: /milk/i }).last();
    await card.click(); // the client renders the page, so that the worker caches only its data
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible();
    const product = {
      path: new URL(page.url()).pathname,
      name: await page.getByRole('heading', { level: 1 }).innerText(),
    };
    await expect(notice(page)).toBeHidden();
    const picture = page.getByRole('main').getByRole('img').first();
    const isDrawn = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect.poll(isDrawn).toBe(true);

    pageErrors.allowErrors();
    proxy.setReachable(false);
    await context.setOffline(true);
    await open('/');
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Shop by category' })).toBeVisible();
    await open(milk);
    await expect(page.getByRole('heading', { level: 1, name: 'Milk' })).toBeVisible();
    await open(product.path);
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await expect.poll(isDrawn).toBe(true);
    await open('/search?q=qwertyuiop');
    // Whether a new document knows that the browser is offline depends on the version of Chromium.
    await expect(page.getByText(/You are offline\. Check your|We can’t reach the shop\./)).toBeVisible();

    proxy.setReachable(true);
    await context.setOffline(false);
    await expect(notice(page)).toBeHidden();
    await expect(page.getByText('No Data found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  } finally {
    await proxy.close();
  }
});

test('nothing of a signed-in shopper is kept on the device', async ({ page, context, database }) => {
  const product = await insertProduct(database, { stock: 3 });
  const shopper = await signUp(context);
  await saveAddress(context);
  await fillCart(context, product);
  await page.goto('/');
  await waitForWorker(page);
  const main = page.getByRole('main');
  for (const [path, answer] of [
    ['/', main.getByRole('region', { name: 'Shop by category' })],
    ['/dashboard/profile', main.getByText(`Please confirm ${shopper.email}`)],
    ['/dashboard/address', main.getByText(ADDRESS.line)],
    ['/cart', main.getByText(product.name)],
    [product.path, main.getByRole('heading', { level: 1, name: product.name })],
  ] as const) {
    await page.goto(path);
    await expect(answer).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  }
  const keptWith = async (text: string) => (await keptBodies(page)).filter((body) => body.includes(text));
  await expect.poll(() => keptWith(product.name)).not.toEqual([]); // the worker keeps a page after it has answered
  for (const text of [shopper.email, ADDRESS.line]) expect(await keptWith(text)).toEqual([]);
});

test('another release is offered, but not during a checkout', async ({ page, context, baseURL, database }) => {
  const product = await insertProduct(database, { stock: 3 });
  await signUp(context);
  await saveAddress(context);
  await fillCart(context, product);
  const proxy = await openReleaseProxy(baseURL ?? '');
  try {
    await page.goto(`${proxy.url}/`);
    await waitForWorker(page);
    await page.goto(`${proxy.url}/checkout`);
    await expect(page.getByRole('button', { name: 'Cash on Delivery' })).toBeVisible();
    proxy.release('index-next');
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration?.waiting != null;
    });
    const offer = page.getByText('There’s a new version of the shop.');
    await expect(page.getByRole('button', { name: 'Cash on Delivery' })).toBeVisible();
    await expect(offer).toBeHidden();

    await page.getByRole('link', { name: 'Kirana, home' }).click();
    await expect(offer).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Cash on Delivery' })).toBeVisible();
    await expect(offer).toBeHidden();
    await page.getByRole('link', { name: 'Kirana, home' }).click();
    // Chromium replaces a worker that has answered all requests, at once or much later; the page reloads in any case.
    const answerSlowly = proxy.stall('/media/slow.webp');
    const requested = page.waitForRequest('**/media/slow.webp');
    await page.evaluate(() => void fetch('/media/slow.webp').catch(() => undefined));
    await requested;
    const message = context
      .serviceWorkers()
      .at(-1)
      ?.evaluate(
        () =>
          new Promise((resolve) =>
            addEventListener('message', ({ data }) => {
              if (data === 'SKIP_WAITING') resolve(data); // the page asks for the worker's release as well
            }),
          ),
      );
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    expect(await message).toBe('SKIP_WAITING');
    await reloaded;
    await expect(page.getByRole('region', { name: 'Shop by category' })).toBeVisible();
    answerSlowly();
  } finally {
    await proxy.close();
  }
});
