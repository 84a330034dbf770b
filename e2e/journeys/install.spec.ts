import type { BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { collectPageErrors } from '../support/pageErrors.ts';
import { insertProduct } from '../support/products.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { fillCart, placeOrder, saveAddress, signInAs, signInAsAdmin, signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const phone = (userAgent: string): BrowserContextOptions => ({
  userAgent,
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
});
const ANDROID = phone(
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
);
const IPHONE = phone(
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
);

declare global {
  interface Window {
    /** The numbers that the icon had, the last one last; 0: none. */
    badges: number[];
  }
}

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const hint = (page: Page) => part(page, 'Add Kirana to your home screen');

/** Makes the page offer its installation as Chromium does, before the client is loaded. */
async function offerInstallation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const offer = () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = () => {
        document.documentElement.dataset['prompted'] = String(event.defaultPrevented);
        return Promise.resolve({ outcome: 'dismissed' });
      };
      window.dispatchEvent(Object.assign(event, { prompt }));
    };
    document.addEventListener('readystatechange', offer, { once: true });
  });
}

async function openSuccess(page: Page, orderId: string): Promise<void> {
  await page.goto(`/success?order=${orderId}`);
  await expect(part(page, 'Items')).toBeVisible();
}

test('a shopper’s second order comes with the way to the home screen, until they have seen it', async ({
  newContext,
  database,
}) => {
  const android = await newContext(ANDROID);
  const shopper = await signUp(android);
  const addressId = await saveAddress(android);
  const order = async () => {
    const product = await insertProduct(database, { stock: 1 });
    await fillCart(android, product);
    return placeOrder(android, product.price, addressId);
  };
  const page = await android.newPage();
  await offerInstallation(page);
  const errors = collectPageErrors(page);
  await openSuccess(page, await order());
  await expect(hint(page)).toHaveCount(0);

  const second = await order();
  await openSuccess(page, second);
  await expect(hint(page)).toBeVisible();
  await expectNoHorizontalScroll(page);
  for (const scheme of ['light', 'dark'] as const) await expectAccessible(page, scheme);
  await hint(page).getByRole('button', { name: 'Add to home screen' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'true');
  await expect(hint(page)).toHaveCount(0);
  await expect(part(page, 'Delivery address')).toBeFocused();
  await openSuccess(page, second);
  await expect(hint(page)).toHaveCount(0);
  expect(errors.messages).toEqual([]);

  const iphone = await newContext(IPHONE);
  await signInAs(iphone, shopper);
  const safari = await iphone.newPage();
  await openSuccess(safari, second);
  await expect(hint(safari)).toContainText('Tap Share , then “Add to Home Screen”.');
  await expectNoHorizontalScroll(safari);
  await hint(safari).getByRole('button', { name: 'Not now' }).tap();
  await openSuccess(safari, second);
  await expect(hint(safari)).toHaveCount(0);
});

interface Manifest {
  icons: { src: string; sizes: string; type: string }[];
  shortcuts: { url: string }[];
}

test('the manifest has what Chromium needs to install the shop: names, a start and icons of two sizes', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const devTools = await context.newCDPSession(page);
  const { data = '', errors } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as Manifest; // the browser has parsed it
  expect(manifest).toMatchObject({ name: 'Kirana', short_name: 'Kirana', display: 'standalone', start_url: '/' });
  for (const size of [192, 512]) {
    const icon = manifest.icons.find(({ sizes, type }) => sizes === `${size}x${size}` && type === 'image/png');
    const response = await page.request.get(icon?.src ?? '');
    expect(response.headers()['content-type']).toBe('image/png');
    const { format, width, height } = await sharp(await response.body()).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size });
  }
  for (const url of ['/', ...manifest.shortcuts.map((shortcut) => shortcut.url)])
    expect((await page.request.get(url, { headers: { accept: 'text/html' } })).status(), url).toBe(200);
});

test('the icon of the installed back office counts the orders that wait, until staff log out', async ({
  page,
  context,
  newContext,
  database,
}) => {
  await page.addInitScript(() => {
    window.badges = [];
    Navigator.prototype.setAppBadge = (count = 0) => Promise.resolve(void window.badges.push(count));
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query === '(display-mode: browser)' ? 'not all' : query);
  });
  await signInAsAdmin(context);
  await page.goto('/dashboard/product');
  const badge = () => page.evaluate(() => window.badges.at(-1));
  await expect.poll(badge).toBeDefined();

  const shopper = await newContext();
  await signUp(shopper);
  const product = await insertProduct(database, { stock: 1 });
  await fillCart(shopper, product);
  await placeOrder(shopper, product.price, await saveAddress(shopper));
  await expect.poll(badge).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(badge).toBe(0);
});
