import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { openReceiver } from '../shop/receiver.ts';
import { expectAccessible, expectNoSidewaysScroll, expectStructure } from '../shop/screenChecks.ts';
import { stockProduct } from '../shop/shelf.ts';
import { fillCart, placeOrder, saveAddress, signIn, signInAsAdmin } from '../shop/shopper.ts';
import { expect, test } from '../shop/test.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

const main = (page: Page) => page.getByRole('main');
const newestMessage = (page: Page) =>
  main(page).getByRole('region', { name: 'Messages' }).getByRole('listitem').first();

async function expectFit(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  for (const scheme of ['light', 'dark'] as const) await expectAccessible(page, scheme);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
}

test('an admin adds a webhook, sees an order arrive there, and sends a message again that had failed', async ({
  page,
  context,
  newContext,
  database,
}) => {
  const receiver = await openReceiver();
  const product = await stockProduct(database, { stock: 10 });
  await signInAsAdmin(context);
  await page.goto('/dashboard/webhooks');
  await expectStructure(page);
  await main(page).getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  await form.getByLabel('URL').fill(receiver.url);
  await form.getByLabel('Description').fill('The warehouse');
  await form.getByRole('checkbox', { name: 'Placed', exact: true }).check();
  await expectFit(page);
  await form.getByRole('button', { name: 'Add webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'Webhook added' });
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? '';
  await shown.getByRole('button', { name: 'Done' }).click();
  await main(page).getByRole('link', { name: receiver.url }).click();
  await expect(page.getByRole('heading', { level: 1, name: receiver.url })).toBeVisible();

  await main(page).getByRole('button', { name: 'Send a test' }).click();
  await expect(newestMessage(page)).toContainText(/Delivered.*ping/);
  expect(receiver.messages).toHaveLength(1);

  const shopper = await newContext();
  const order = async () => {
    await fillCart(shopper, product, 1);
    return placeOrder(shopper, product.price, addressId);
  };
  await signIn(shopper);
  const addressId = await saveAddress(shopper);
  const orderId = await order();
  await expect.poll(() => receiver.messages.length).toBe(2);
  const [, message] = receiver.messages;
  expect(message && new Webhook(secret).verify(message.body, message.headers)).toMatchObject({
    type: 'order.placed',
    data: { order: { id: orderId, status: 'PLACED', grandTotal: product.price } },
  });
  await main(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(newestMessage(page)).toContainText(/Delivered.*order\.placed.*Order #\d+/);

  receiver.status = 500;
  await order();
  await expect.poll(() => receiver.messages.length).toBe(3);
  await main(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(newestMessage(page)).toContainText(/Waiting.*order\.placed/);
  await newestMessage(page)
    .getByText(/\d attempts?/)
    .click();
  await expect(newestMessage(page)).toContainText('Answered 500');
  await expect(main(page).getByText(/^Since .*attempt/)).toBeVisible();
  await expectFit(page);
  receiver.status = 204;
  await newestMessage(page)
    .getByRole('button', { name: /^Send now/ })
    .click();
  await expect(newestMessage(page)).toContainText(/Delivered.*order\.placed/);
  const [again, failed] = receiver.messages.toReversed();
  expect(again?.body).toBe(failed?.body);
  expect(again?.headers['webhook-id']).toBe(failed?.headers['webhook-id']);

  await main(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/dashboard\/webhooks$/);
  await expect(main(page).getByRole('link', { name: receiver.url })).toBeHidden();
  await shopper.close();
  receiver.close();
});
