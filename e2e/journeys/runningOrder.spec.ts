import type { Page } from '@playwright/test';
import { boxOf } from '../support/boxes.ts';
import { moveOrder } from '../support/deliver.ts';
import { expectNoLayoutShift, recordLayoutShifts } from '../support/layoutShifts.ts';
import { insertProduct } from '../support/products.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { SIZES } from '../support/sizes.ts';
import { fillCart, placeOrder, saveAddress, signInAsAdmin, signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const bar = (page: Page) => page.getByRole('link', { name: /^Arriving in \d+ min/ });
const MIN_TARGET = 44;

for (const { viewport, tag } of SIZES) {
  test(`a running order is a bar on each page that follows it until it is delivered, ${viewport.width} px wide${tag}`, async ({
    page,
    context,
    newContext,
    database,
  }) => {
    await page.setViewportSize(viewport);
    const product = await insertProduct(database, { stock: 5 });
    await signUp(context);
    await fillCart(context, product);
    const orderId = await placeOrder(context, 10_000, await saveAddress(context));
    await fillCart(context, product);
    const staff = await newContext();
    await signInAsAdmin(staff);

    await recordLayoutShifts(page, 'whole visit');
    await page.goto('/');
    await expect(bar(page)).toContainText('We’ve got your order.');
    await test.step('it is above the tabs and the cart bar, and ends the page without covering it', async () => {
      await expectNoHorizontalScroll(page);
      const { top, bottom } = await boxOf(bar(page));
      expect(bottom - top).toBeGreaterThanOrEqual(MIN_TARGET);
      if (viewport.width === 360) {
        expect(bottom).toBeLessThanOrEqual((await boxOf(page.getByRole('link', { name: 'View Cart' }))).top);
      }
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect
        .poll(async () => (await boxOf(page.getByText('The software of this shop is free'))).bottom)
        .toBeLessThanOrEqual(top);
    });

    await test.step('it changes when the shop moves the order', async () => {
      for (const [to, sentence] of [
        ['CONFIRMED', 'Your order is confirmed.'],
        ['PICKING', 'We’re picking your items.'],
        ['PACKED', 'Your order is packed and ready to go.'],
      ] as const) {
        await moveOrder(staff, orderId, to);
        await expect(bar(page)).toContainText(sentence);
      }
      await expectNoLayoutShift(page);
    });

    await test.step('it leads to the order, which needs no bar, and is on other pages', async () => {
      await bar(page).click();
      await expect(page).toHaveURL(`/dashboard/myorders/${orderId}`);
      await expect(page.getByRole('heading', { level: 1, name: /^Arriving in/ })).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Order again/ })).toHaveCount(0);
      await page.goto('/checkout');
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
      await page.goto(product.path);
      await expect(bar(page)).toContainText('Your order is packed and ready to go.');
      await expectAccessible(page, 'light');
      await expectAccessible(page, 'dark');
      await page.goto('/');
    });

    await test.step('it vanishes with the delivery, which it tells', async () => {
      await moveOrder(staff, orderId, 'OUT_FOR_DELIVERY');
      await expect(bar(page)).toContainText('Your order is on its way.');
      await moveOrder(staff, orderId, 'DELIVERED');
      await expect(bar(page)).toHaveCount(0);
      await expectToast(page, 'Your order was delivered.');
      await expectNoLayoutShift(page);
    });
  });
}

test('an order that was just placed is on the home page at once', async ({ page, context, database }) => {
  await signUp(context);
  await saveAddress(context);
  await fillCart(context, await insertProduct(database, { stock: 5 }));
  await page.goto('/checkout'); // the frame loads its data here, before there is an order
  await page.getByRole('button', { name: 'Cash on Delivery' }).click();
  await page.getByRole('link', { name: 'Go To Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(bar(page)).toContainText('We’ve got your order.');
});
