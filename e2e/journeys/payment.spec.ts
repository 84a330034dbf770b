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

  await expect(page.getByText(/^Your payment was declined\. You haven’t been charged\./)).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await payOnline(page, 'Approve payment');
  await expect(heading(page, 'Payment Successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'My Cart, empty' })).toBeVisible();
  expect(await stockAndLedger(database, product)).toEqual({ stock: 2, ledger: 2 });

  await page.getByRole('link', { name: 'View order' }).click();
  await expect(heading(page, /^Arriving in \d+ min$/)).toBeVisible();
  await expect(page.getByText('Payment received')).toBeVisible();
  const number = (
    await page
      .getByRole('main')
      .getByText(/^Order #\d+$/)
      .innerText()
  ).replace(/\D/g, '');
  const shop = await newContext();
  await signInAsAdmin(shop);
  const board = await shop.newPage();
  await board.goto(`/dashboard/orders?q=${number}`);
  for (const [action, status] of [
    ['Confirm', 'Your order is confirmed.'],
    ['Start picking', 'We’re picking your items.'],
    ['Mark packed', 'Your order is packed and ready to go.'],
    ['Hand to rider', 'Your order is on its way.'],
    ['Delivered', 'It came on time.'],
  ] as const) {
    await board.getByRole('button', { name: `${action} order #${number}` }).click();
    if (action === 'Hand to rider') {
      // Other journeys add people who deliver, and with several the board asks for one.
      const question = board.getByRole('dialog', { name: `Who delivers order #${number}?` });
      const next = board.getByRole('button', { name: `Delivered order #${number}` });
      await expect(question.or(next).first()).toBeVisible();
      if (await question.isVisible()) await question.getByRole('button', { name: 'Demo Rider' }).click();
    }
    await expect(page.getByText(status)).toBeVisible();
  }
  await expect(heading(page, /^Delivered at \d+:\d\d [ap]m$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});

test('cancelling a paid order restocks its products and refunds the shopper', async ({ page, context, database }) => {
  const product = await openCheckout(context, page, database);
  await payOnline(page, 'Approve payment');
  await page.getByRole('link', { name: 'View order' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog).toContainText('We’ll refund ₹100 the way you paid');
  await dialog.getByLabel('Reason (optional)').fill('Guests are not coming');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText(/^₹100 refunded at /)).toBeVisible();
  await expect(page.getByText('You got back all that you paid.')).toBeVisible();
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
  const waiting = page.getByRole('region', { name: 'You have an unpaid order' });
  await expect(waiting).toBeVisible();
  expect(await stockAndLedger(database, product)).toEqual({ stock: 2, ledger: 2 });
  await waiting.getByRole('button', { name: 'Cancel order' }).click();
  await expect(waiting).toBeHidden();
  expect(await stockAndLedger(database, product)).toEqual({ stock: 3, ledger: 3 });
  await expect(page.getByRole('button', { name: 'Online Payment' })).toBeEnabled();
});

test('a shopper on a phone pays an unpaid order in cash, and a declined one too', async ({
  page,
  context,
  database,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const product = await openCheckout(context, page, database);
  const main = page.getByRole('main');
  await expect(main.getByText('Grand total ₹100')).toBeInViewport();
  await expect(main.getByRole('button', { name: 'Online Payment' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner')).toBeHidden();
  await main.getByRole('button', { name: '₹20' }).click();
  await main.getByRole('checkbox', { name: 'Leave at the gate' }).check();
  await expect(main.getByText('Grand total ₹120')).toBeInViewport();
  await main.getByRole('button', { name: 'Online Payment' }).click();
  await expect(page.getByText('Test payment: no money moves')).toBeVisible();
  await expect(page.getByText('₹120')).toBeVisible();

  await page.goto('/cart');
  await expect(page).toHaveURL('/checkout');
  const notice = page.getByRole('region', { name: 'You have an unpaid order' });
  await expect(notice.getByRole('link', { name: 'Pay now' })).toBeVisible();
  await page.goto('/dashboard/myorders');
  await main.getByRole('link', { name: /^Order #/ }).click();
  const waiting = main.getByRole('region', { name: 'Ways to pay' });
  await expect(heading(page, 'Waiting for your payment')).toBeVisible();
  await expect(waiting.getByRole('link', { name: 'Pay now' })).toBeInViewport({ ratio: 1 });
  await expect(waiting.getByRole('link').or(waiting.getByRole('button'))).toHaveText([
    'Pay now',
    'Pay cash instead',
    'Cancel order',
  ]);
  await expect(page.getByRole('navigation', { name: 'Main pages' })).toBeVisible();
  await expect(page.getByRole('link', { name: /View Cart/ }), 'the cart has the same items').toBeHidden();
  await main.getByRole('button', { name: 'Pay cash instead' }).click();
  await expect(main.getByText('We’ve got your order.')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Delivery address' })).toContainText('Leave at the gate');
  await expect(main.getByRole('region', { name: 'Bill details' })).toContainText('Tip for your rider');
  expect(await stockAndLedger(database, product)).toEqual({ stock: 2, ledger: 2 });

  await fillCart(context, product);
  await page.goto('/checkout');
  await payOnline(page, 'Decline payment');
  await page.getByRole('button', { name: 'Pay cash instead' }).click();
  await expect(heading(page, 'Order Successfully')).toBeVisible();
  expect(await stockAndLedger(database, product)).toEqual({ stock: 1, ledger: 1 });
});
