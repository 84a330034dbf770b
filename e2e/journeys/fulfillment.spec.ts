import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { TypeID } from 'typeid-js';
import { stockAndLedger, insertProduct } from '../support/products.ts';
import {
  fillCart,
  PICKER,
  placeOrder,
  RIDER,
  saveAddress,
  signUp,
  signInAs,
  signInAsAdmin,
  type Shopper,
} from '../support/shopper.ts';
import { holdOrder } from '../support/holdOrder.ts';
import { orderNumber } from '../support/orderNumber.ts';
import { expectAccessible } from '../support/screenChecks.ts';
import { expect, test } from '../support/test.ts';

/** Opens a page in a phone's viewport, signed in as a member of staff. */
async function openAs(
  newContext: (options: BrowserContextOptions) => Promise<BrowserContext>,
  account: Shopper,
): Promise<Page> {
  const context = await newContext({ viewport: { width: 360, height: 740 } });
  await signInAs(context, account);
  return context.newPage();
}

test('a picker packs an order with a missing product, a rider delivers it, and the shopper sees each step', async ({
  page,
  context,
  newContext,
  database,
}) => {
  const plenty = await insertProduct(database, { stock: 5 });
  const scarce = await insertProduct(database, { stock: 2 });
  await signUp(context);
  await fillCart(context, plenty, 1);
  await fillCart(context, scarce, 2);
  const orderId = await placeOrder(context, 30_000, await saveAddress(context));
  // A past estimate puts the order first in the picking queue.
  const { number } = await database.row<{ number: number }>(
    `UPDATE orders SET estimated_delivery_at = now() - interval '1 hour' WHERE id = $1 RETURNING number`,
    [TypeID.fromString(orderId).toUUID()],
  );
  await page.goto(`/dashboard/myorders/${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Running late' })).toBeVisible();
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('₹300');

  const pickerPage = await openAs(newContext, PICKER);
  await pickerPage.goto('/dashboard/picking');
  const card = pickerPage.getByRole('listitem').filter({ hasText: `Order #${number}` });
  await expect(card).toContainText(/\d+ min late/);
  await expect(card).toContainText('2 products · 3 pieces');
  await card.getByRole('button', { name: 'Start picking' }).click();
  await expect(page.getByText('We’re picking your items.')).toBeVisible();

  await pickerPage.getByRole('button', { name: `Missing: ${scarce.name}` }).click();
  await expect(page.getByText(/^1 of 2 unavailable/)).toBeVisible();
  await expect(pickerPage.getByRole('button', { name: 'Packed' })).toBeDisabled();
  await pickerPage.getByRole('checkbox', { name: scarce.name }).check();
  await pickerPage.getByText(plenty.name).click();
  await expect(pickerPage.getByText('2 of 2 products')).toBeVisible();
  await pickerPage.getByRole('button', { name: 'Packed' }).click();
  await expect(pickerPage.getByRole('heading', { level: 1, name: 'Picking' })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByText('Your order is packed and ready to go.')).toBeVisible();
  await expect(payment).toContainText('₹200');

  const riderPage = await openAs(newContext, RIDER);
  await riderPage.goto('/dashboard/deliveries');
  await riderPage.getByRole('button', { name: `Take it: order #${number}` }).click();
  await expect(page.getByText('Your order is on its way.')).toBeVisible();
  const rider = page.getByText('Demo is on the way with your order');
  await expect(rider).toBeVisible();
  const onTheWay = riderPage.getByRole('region', { name: 'On the way' });
  await expect(onTheWay.getByRole('listitem').filter({ hasText: `#${number}` })).toContainText('Collect ₹200 in cash');
  await onTheWay.getByRole('button', { name: `Delivered: order #${number}` }).click();
  const question = riderPage.getByRole('dialog', { name: 'Did you collect ₹200?' });
  await question.getByRole('button', { name: 'Yes, delivered' }).click();
  await expect(page.getByText(/^It came \d+ min late\. Sorry!$/)).toBeVisible();
  await expect(rider).toBeHidden();
  await expect(payment).toContainText('Paid');
  await expect(payment).toContainText('₹200');
  await expect(onTheWay.getByText(`#${number}`)).toHaveCount(0);
  await expect(question).toBeHidden();

  expect(await stockAndLedger(database, plenty)).toEqual({ stock: 4, ledger: 4 });
  expect(await stockAndLedger(database, scarce)).toEqual({ stock: 0, ledger: 0 });
});

test('an admin finds an order on hold and releases it, and its shopper sees that', async ({
  page,
  context,
  newContext,
  database,
}) => {
  const product = await insertProduct(database, { stock: 5 });
  await signUp(context);
  await fillCart(context, product, 1);
  const orderId = await placeOrder(context, 10_000, await saveAddress(context));
  await holdOrder(database, orderId);
  await page.goto(`/dashboard/myorders/${orderId}`);
  const notice = page.getByRole('heading', { level: 1, name: 'We’re checking your order' });
  await expect(notice).toBeVisible();
  await expect(page.getByText(/^Arriving in/)).toHaveCount(0);
  await expectAccessible(page, 'light');

  const adminContext = await newContext({ viewport: { width: 360, height: 740 } });
  await signInAsAdmin(adminContext);
  const adminPage = await adminContext.newPage();
  await adminPage.goto('/dashboard');
  await adminPage.getByRole('link', { name: /on hold$/ }).click();
  const list = adminPage.getByRole('list', { name: 'Orders on hold' });
  const number = await orderNumber(database, orderId);
  await list.getByRole('link', { name: `#${number}` }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Order' });
  await expect(dialog.getByRole('region', { name: 'Risk' })).toContainText('Not confirmed');
  await expectAccessible(adminPage, 'dark');
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(dialog.getByRole('button', { name: `Confirm order #${number}` })).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'On hold' })).toHaveCount(0);
  await expect(page.getByText(/^Arriving in/)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(adminPage.getByRole('main').getByText(`#${number}`)).toHaveCount(0); // the toast has it, too
});

test('an admin opens an order from the board and packs it', async ({ page, context, database }) => {
  const product = await insertProduct(database, { stock: 5 });
  await signUp(context);
  await fillCart(context, product, 1);
  const orderId = await placeOrder(context, 10_000, await saveAddress(context));
  await signInAsAdmin(context);
  await page.goto(`/dashboard/orders/${orderId}`);
  await page.getByRole('dialog', { name: 'Order' }).getByRole('link', { name: 'Picking view' }).click();
  await expect(page.getByText('Nobody is picking this order yet.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: product.name })).toBeDisabled();
  await page.getByRole('button', { name: 'Start picking' }).click();
  await page.getByRole('checkbox', { name: product.name }).check();
  await page.getByRole('button', { name: 'Packed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Picking' })).toBeVisible();
});
