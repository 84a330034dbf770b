import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { TypeID } from 'typeid-js';
import { stockAndLedger, stockProduct } from '../shop/shelf.ts';
import {
  fillCart,
  PICKER,
  placeOrder,
  RIDER,
  saveAddress,
  signIn,
  signInAs,
  signInAsAdmin,
  type Shopper,
} from '../shop/shopper.ts';
import { expect, test } from '../shop/test.ts';

/** A page of the shop on the phone of somebody who works there. */
async function openAs(
  newContext: (options: BrowserContextOptions) => Promise<BrowserContext>,
  who: Shopper,
): Promise<Page> {
  const context = await newContext({ viewport: { width: 360, height: 740 } });
  await signInAs(context, who);
  return context.newPage();
}

test('a picker packs an order of which a piece is missing, a rider brings it, and the shopper sees all of it', async ({
  page,
  context,
  newContext,
  database,
}) => {
  const plenty = await stockProduct(database, { stock: 5 });
  const scarce = await stockProduct(database, { stock: 2 });
  await signIn(context);
  await fillCart(context, plenty, 1);
  await fillCart(context, scarce, 2);
  const orderId = await placeOrder(context, 30_000, await saveAddress(context));
  // The first of all that wait, and late.
  const { number } = await database.row<{ number: number }>(
    `UPDATE orders SET promised_at = now() - interval '1 hour' WHERE id = $1 RETURNING number`,
    [TypeID.fromString(orderId).toUUID()],
  );
  await page.goto(`/dashboard/myorders/${orderId}`);
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('₹300');

  const shelves = await openAs(newContext, PICKER);
  await shelves.goto('/dashboard/picking');
  const card = shelves.getByRole('listitem').filter({ hasText: `Order #${number}` });
  await expect(card).toContainText(/Late by \d+ min/);
  await expect(card).toContainText('2 products · 3 pieces');
  await card.getByRole('button', { name: 'Start packing' }).click();
  await expect(page.getByText('Your order is being picked.')).toBeVisible();

  await shelves.getByRole('button', { name: `Missing: ${scarce.name}` }).click();
  await expect(page.getByText(/^1 of 2 could not be had/)).toBeVisible();
  await expect(shelves.getByRole('button', { name: 'Packed' })).toBeDisabled();
  await shelves.getByRole('checkbox', { name: scarce.name }).check();
  await shelves.getByText(plenty.name).click();
  await expect(shelves.getByText('2 of 2 products')).toBeVisible();
  await shelves.getByRole('button', { name: 'Packed' }).click();
  await expect(shelves.getByRole('heading', { level: 1, name: 'Packing' })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByText('Your order is packed.')).toBeVisible();
  await expect(payment).toContainText('₹200');
  await shelves.context().close();

  const road = await openAs(newContext, RIDER);
  await road.goto('/dashboard/deliveries');
  await road.getByRole('button', { name: `Take it: order #${number}` }).click();
  await expect(page.getByText('Your order is on its way to you.')).toBeVisible();
  const onTheWay = road.getByRole('region', { name: 'On the way' });
  await expect(onTheWay.getByRole('listitem').filter({ hasText: `#${number}` })).toContainText('Collect ₹200 in cash');
  await onTheWay.getByRole('button', { name: `Delivered: order #${number}` }).click();
  const question = road.getByRole('dialog', { name: 'Did you get ₹200?' });
  await question.getByRole('button', { name: 'Yes, delivered' }).click();
  await expect(page.getByText('Your order was delivered.')).toBeVisible();
  await expect(payment).toContainText('Paid');
  await expect(payment).toContainText('₹200');
  await expect(onTheWay.getByText(`#${number}`)).toHaveCount(0);
  await expect(question).toBeHidden();
  await road.context().close();

  expect(await stockAndLedger(database, plenty)).toEqual({ stock: 4, ledger: 4 });
  expect(await stockAndLedger(database, scarce)).toEqual({ stock: 0, ledger: 0 });
});

test('an admin opens an order from the board, and packs it', async ({ page, context, database }) => {
  const product = await stockProduct(database, { stock: 5 });
  await signIn(context);
  await fillCart(context, product, 1);
  const orderId = await placeOrder(context, 10_000, await saveAddress(context));
  await signInAsAdmin(context);
  await page.goto(`/dashboard/orders/${orderId}`);
  await page.getByRole('dialog', { name: 'Order' }).getByRole('link', { name: 'Packing view' }).click();
  await expect(page.getByText('Nobody packs this order yet.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: product.name })).toBeDisabled();
  await page.getByRole('button', { name: 'Start packing' }).click();
  await page.getByRole('checkbox', { name: product.name }).check();
  await page.getByRole('button', { name: 'Packed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Packing' })).toBeVisible();
});
