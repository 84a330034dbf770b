import type { BrowserContext, Page } from '@playwright/test';
import type { Database } from '../support/database.ts';
import { stockAndLedger, insertProduct, type ProductFixture } from '../support/products.ts';
import { fillCart, saveAddress, signUp, signInAsAdmin } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

/** Opens the checkout as a new shopper with one piece of a product that has a stock of three. */
async function openCheckout(context: BrowserContext, page: Page, database: Database): Promise<ProductFixture> {
  const product = await insertProduct(database, { stock: 3 });
  await signUp(context);
  await saveAddress(context);
  await fillCart(context, product);
  await page.goto('/checkout');
  return product;
}

/** Presses 'Online Payment', and approves or declines on the sandbox provider's page. */
async function payOnline(page: Page, decision: 'Approve payment' | 'Decline payment'): Promise<void> {
  await page.getByRole('button', { name: 'Online Payment' }).click();
  await expect(page.getByText('Test payment: no money moves')).toBeVisible();
  await expect(page.getByText('₹100')).toBeVisible();
  await page.getByRole('button', { name: decision }).click();
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a declined payment keeps the cart, and an approved order is tracked until delivery', async ({
  page,
  context,
  newContext,
  database,
}) => {
  const product = await openCheckout(context, page, database);
  await payOnline(page, 'Decline payment');
  await expect(heading(page, 'Order Cancel')).toBeVisible();
  expect(await stockAndLedger(database, product)).toEqual({ stock: 3, ledger: 3 });

  await page.getByRole('link', { name: 'Back to cart' }).click();
  await page.goto('/checkout');
  await payOnline(page, 'Approve payment');
  await expect(heading(page, 'Payment Successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'My Cart, it is empty' })).toBeVisible();
  expect(await stockAndLedger(database, product)).toEqual({ stock: 2, ledger: 2 });

  await page.getByRole('link', { name: 'View order' }).click();
  await expect(heading(page, /^Order #\d+$/)).toBeVisible();
  const number = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/\D/g, '');
  const shop = await newContext();
  await signInAsAdmin(shop);
  const board = await shop.newPage();
  await board.goto(`/dashboard/orders?q=${number}`);
  for (const [action, status] of [
    ['Confirm', 'The shop has confirmed your order.'],
    ['Start picking', "We're picking your items."],
    ['Mark packed', 'Your order is packed and ready to go.'],
    ['Hand to rider', 'Your order is on its way to you.'],
    ['Delivered', 'Your order was delivered.'],
  ] as const) {
    await board.getByRole('button', { name: `${action} order #${number}` }).click();
    await expect(page.getByText(status)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await shop.close();
});

test('cancelling a paid order restocks its products and refunds the shopper', async ({ page, context, database }) => {
  const product = await openCheckout(context, page, database);
  await payOnline(page, 'Approve payment');
  await page.getByRole('link', { name: 'View order' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toContainText('₹100 goes back to you');
  await dialog.getByLabel('Reason (optional)').fill('Guests are not coming');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText(/^₹100 paid back on /)).toBeVisible();
  await expect(page.getByText('What you paid was paid back.')).toBeVisible();
  expect(await stockAndLedger(database, product)).toEqual({ stock: 3, ledger: 3 });
});

test('a shopper who returns without paying finds the open payment and can abandon it', async ({
  page,
  context,
  database,
}) => {
  const product = await openCheckout(context, page, database);
  await page.getByRole('button', { name: 'Online Payment' }).click();
  await expect(page.getByText('Test payment: no money moves')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Order #\d+ waits for its payment/)).toBeVisible();
  expect(await stockAndLedger(database, product)).toEqual({ stock: 2, ledger: 2 });
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText(/waits for its payment/)).toBeHidden();
  expect(await stockAndLedger(database, product)).toEqual({ stock: 3, ledger: 3 });
  await expect(page.getByRole('button', { name: 'Online Payment' })).toBeEnabled();
});
