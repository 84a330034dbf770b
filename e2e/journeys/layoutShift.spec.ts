import type { Page } from '@playwright/test';
import { boxOf } from '../support/boxes.ts';
import { milkListingPath, insertProduct } from '../support/products.ts';
import { expectNoLayoutShift, recordLayoutShifts } from '../support/layoutShifts.ts';
import { resize } from '../support/resize.ts';
import { fillCart, saveAddress, signInAsAdmin, signUp } from '../support/shopper.ts';
import { slowDown } from '../support/slowPhone.ts';
import { expect, test } from '../support/test.ts';
import type { Database } from '../support/database.ts';

test.use({ isFirstVisit: true });

const screens = [
  { name: 'home', path: async () => '/' },
  { name: 'search', path: async () => '/search?q=milk' },
  { name: 'listing', path: milkListingPath },
  { name: 'product', path: async (database: Database) => (await insertProduct(database, { stock: 3 })).path },
];

for (const { name, path } of screens) {
  test(`the screen '${name}' has no layout shift when its pictures load late`, async ({ page, database }) => {
    const gate = Promise.withResolvers<undefined>();
    await recordLayoutShifts(page);
    await page.route('/media/**', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(await path(database), { waitUntil: 'commit' });
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toBeVisible();
    gate.resolve(undefined);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    await page.waitForLoadState('networkidle');
    await expectNoLayoutShift(page);
  });
}

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

const lists = [
  { name: 'Product', list: (page: Page) => page.getByRole('list', { name: 'Products' }) },
  { name: 'Customers', list: (page: Page) => page.getByRole('table') },
];

test('the lists of staff are where their skeletons were', async ({ page, context }) => {
  await signInAsAdmin(context);
  await page.goto('/dashboard/staff');
  const links = page.getByRole('navigation', { name: 'Admin' });
  await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible();
  for (const { name, list } of lists) {
    const gate = Promise.withResolvers<undefined>();
    await page.route('**/graphql?**', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    const skeleton = page.getByRole('main').locator('[aria-busy=true] > :last-child');
    const expected = [];
    for (const size of [DESK, PHONE]) {
      await resize(page, size);
      expected.push(await boxOf(skeleton));
    }
    gate.resolve(undefined);
    await expect(list(page)).toBeVisible();
    for (const [index, size] of [PHONE, DESK].entries()) {
      await resize(page, size);
      const top = expected.at(-1 - index)?.top ?? 0;
      await expect
        .poll(async () => Math.abs((await boxOf(list(page))).top - top), `${name} at ${size.width} px`)
        .toBeLessThan(5);
    }
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('the cart leads to the checkout without a layout shift on a slow phone', async ({ database, newContext }) => {
  const context = await newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const [rice, ghee] = [await insertProduct(database, { stock: 9 }), await insertProduct(database, { stock: 9 })];
  await signUp(context);
  await fillCart(context, rice, 2);
  await fillCart(context, ghee);
  await saveAddress(context);
  await slowDown(page);
  await recordLayoutShifts(page, 'whole visit');
  await page.goto('/dashboard/profile');
  await page.getByRole('link', { name: /View Cart/ }).click();
  await expect(page.getByRole('button', { name: 'Cash on Delivery' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: ghee.name })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoLayoutShift(page);
});
