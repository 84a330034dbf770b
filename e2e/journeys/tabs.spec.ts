import type { Page } from '@playwright/test';
import { boxOf } from '../support/boxes.ts';
import { insertProduct } from '../support/products.ts';
import { expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { ADDRESS, fillCart, newShopper, saveAddress, signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const MIN_TARGET = 44;

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main pages' });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name, exact: true });
const where = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Delivery in 10 minutes/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Delivery address' });

test('tabs lead through the shop on a phone, below the cart bar, and cover nothing', async ({
  page,
  context,
  database,
}) => {
  await page.setViewportSize(PHONE);
  await signUp(context);
  await fillCart(context, await insertProduct(database, { stock: 5 }));
  await page.goto('/');
  await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page');
  const bar = page.getByRole('link', { name: 'View Cart' });
  await expect(bar).toBeVisible();
  const [barBox, tabsBox] = [await bar.boundingBox(), await tabs(page).boundingBox()];
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual(tabsBox?.y ?? 0);
  expect((tabsBox?.y ?? 0) + (tabsBox?.height ?? 0)).toBe(PHONE.height);
  for (const link of await tabs(page).getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(MIN_TARGET);
  }

  await tab(page, 'Categories').click();
  await expect(page.getByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
  await expect(tab(page, 'Categories')).toHaveAttribute('aria-current', 'page');
  await expectNoHorizontalScroll(page);
  await tab(page, 'Order again').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order again' })).toBeVisible();
  await tab(page, 'Account').click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Log Out' })).toBeVisible();

  const { top } = await boxOf(page.getByRole('link', { name: 'View Cart' }));
  const endOfPage = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return (await boxOf(page.getByText('The software of this shop is free'))).bottom;
  };
  await expect.poll(endOfPage).toBeLessThanOrEqual(top);

  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(tabs(page)).toBeHidden();
  await page.setViewportSize(DESK);
  await page.goto('/categories');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(tabs(page)).toBeHidden();
});

test('the address that is chosen in the header is the one of the checkout, and the other way round', async ({
  page,
  context,
  database,
}) => {
  await signUp(context, newShopper());
  await saveAddress(context);
  await saveAddress(context, { ...ADDRESS, line: '7 Hill Road' });
  await fillCart(context, await insertProduct(database, { stock: 5 }));
  for (const [viewport, first, second] of [
    [PHONE, '7 Hill Road', ADDRESS.line],
    [DESK, '7 Hill Road', ADDRESS.line],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(where(page)).toContainText(first);
    await where(page).click();
    await sheet(page).getByText(second).click();
    await expect(sheet(page)).toBeHidden();
    await expect(where(page)).toContainText(second);
    await page.goto('/checkout');
    const choice = (line: string) => page.getByRole('main').getByRole('radio', { name: line });
    if (viewport === PHONE) await page.getByRole('button', { name: /^Change/ }).click();
    await expect(choice(second)).toBeChecked();
    await choice(first).check();
    await page.goto('/');
    await expect(where(page)).toContainText(first);
  }
});
