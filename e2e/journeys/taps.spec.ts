import type { Locator } from '@playwright/test';
import { insertProduct } from '../support/products.ts';
import { DRILLED } from '../support/sizes.ts';
import { ENTERED, fillCart, newShopper, saveAddress, signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, recordCoveredControls } from '../support/toasts.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Counts what a shopper does: presses, those that put the focus into a field included, and fields that are filled in. */
function countTaps() {
  const counted = { taps: 0, fields: 0 };
  const tap = async (target: Locator) => {
    await target.tap();
    counted.taps += 1;
  };
  /** Fills in a field that the shopper taps, or one that has the focus already. */
  const fill = async (field: Locator, text: string, isFocused = false) => {
    if (isFocused) await expect(field).toBeFocused();
    else await tap(field);
    await field.pressSequentially(text);
    counted.fields += 1;
  };
  return { counted, tap, fill };
}

test('a new shopper orders with thirteen taps, from the first Add to the placed order', async ({ page }) => {
  const { counted, tap, fill } = countTaps();
  const main = page.getByRole('main');
  const shopper = newShopper();
  await recordCoveredControls(page);
  await page.goto('/');
  await tap(main.getByRole('button', { name: /^Add .* to cart$/ }).first());
  await tap(main.getByRole('link', { name: 'Create an account' }));
  await fill(page.getByLabel('Name'), shopper.name);
  await fill(page.getByLabel('Email'), shopper.email);
  await fill(page.getByLabel('Password', { exact: true }), shopper.password);
  await fill(page.getByLabel('Confirm password'), shopper.password);
  await tap(main.getByRole('button', { name: 'Register' }));
  await expect(main.getByRole('button', { name: 'One more' })).toBeFocused();
  await page.evaluate(() => (window.coveredControls = [])); // while the page scrolled back to the product
  await tap(page.getByRole('link', { name: /View Cart/ }));
  await tap(main.getByRole('region', { name: 'Summary' }).getByRole('button', { name: 'Add address' }));
  const form = page.getByRole('dialog', { name: 'Add Address' });
  for (const label of ['Pincode', 'Flat / house no.', 'Street and area', 'Mobile'] as const) {
    await fill(form.getByLabel(label), ENTERED[label], label === 'Pincode' || label === 'Flat / house no.');
  }
  await tap(form.getByRole('button', { name: 'Submit' }));
  await tap(main.getByRole('button', { name: 'Cash on Delivery' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Order Successfully' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Delivery address' })).toContainText('12 Park Street');
  expect(counted.fields).toBe(8);
  expect(counted.taps).toBeLessThanOrEqual(13);
  expect(await page.evaluate(() => window.coveredControls)).toEqual([]);

  await page.goto('/dashboard/profile');
  await expect(page.getByLabel('Mobile')).toHaveValue(ENTERED.Mobile);
});

test('a shopper who is back orders with three taps', async ({ page, context }) => {
  await signUp(context);
  await saveAddress(context);
  const { counted, tap } = countTaps();
  const main = page.getByRole('main');
  await recordCoveredControls(page);
  await page.goto('/');
  await tap(main.getByRole('button', { name: /^Add .* to cart$/ }).first());
  await tap(page.getByRole('link', { name: /View Cart/ }));
  await tap(main.getByRole('button', { name: 'Cash on Delivery' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Order Successfully' })).toBeVisible();
  expect(counted).toEqual({ taps: 3, fields: 0 });
  expect(await page.evaluate(() => window.coveredControls)).toEqual([]);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 800, height: 600 },
  { width: 1280, height: 800 },
]) {
  test(`no toast covers an action on a screen ${viewport.width} px wide${viewport.width > 360 ? DRILLED : ''}`, async ({
    database,
    newContext,
  }) => {
    const context = await newContext({ viewport });
    const page = await context.newPage();
    await recordCoveredControls(page);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expectToast(page, 'Please Login');
    await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();

    const product = await insertProduct(database, { stock: 1 });
    await signUp(context);
    await saveAddress(context);
    await fillCart(context, product);
    await page.goto('/checkout');
    await expect(page.getByRole('button', { name: 'Cash on Delivery' })).toBeEnabled();
    await database.rows('UPDATE products SET stock = 0 WHERE id = $1', [product.uuid]);
    await page.getByRole('button', { name: 'Cash on Delivery' }).click();
    await expect(page.getByText('Sold out. Save it for later or remove it to continue.')).toBeVisible();
    expect(await page.evaluate(() => window.coveredControls)).toEqual([]);
  });
}
