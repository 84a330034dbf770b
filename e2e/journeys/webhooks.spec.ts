import type { Page } from '@playwright/test';
import { TypeID } from 'typeid-js';
import type { Database } from '../support/database.ts';
import { startWebhookReceiver, verifyMessage } from '../support/webhookReceiver.ts';
import { expectAccessible, expectNoHorizontalScroll, expectStructure } from '../support/screenChecks.ts';
import { orderNumber } from '../support/orderNumber.ts';
import { insertProduct } from '../support/products.ts';
import { fillCart, placeOrder, saveAddress, signUp, signInAsAdmin } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

const main = (page: Page) => page.getByRole('main');
/** The message about something in the log, which has the orders of other journeys, too. */
const messageAbout = (page: Page, subject: string) =>
  main(page)
    .getByRole('region', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: subject }) });

async function expectAccessibleOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);
  for (const scheme of ['light', 'dark'] as const) await expectAccessible(page, scheme);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
}

/** Postpones the queue's own retry of the failed delivery of an order, and returns whether there is one. */
async function postponeRetry(database: Database, url: string, orderId: string): Promise<boolean> {
  const retries = await database.rows(
    `UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 day'
     WHERE attempts > 0 AND locked_at IS NULL AND payload ->> 'deliveryId' IN (
       SELECT delivery.id::text FROM webhook_deliveries delivery JOIN webhook_endpoints endpoint ON endpoint.id = endpoint_id
       WHERE url = $1 AND order_id = $2)
     RETURNING id`,
    [url, TypeID.fromString(orderId).toUUID()],
  );
  return retries.length > 0;
}

test('an admin creates a webhook, sees an order delivered to it, and redelivers a failed message', async ({
  page,
  context,
  newContext,
  database,
}) => {
  const receiver = await startWebhookReceiver();
  const product = await insertProduct(database, { stock: 10 });
  await signInAsAdmin(context);
  await page.goto('/dashboard/webhooks');
  await expectStructure(page);
  await main(page).getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  await form.getByLabel('URL').fill(receiver.url);
  await form.getByLabel('Description').fill('The warehouse');
  await form.getByRole('checkbox', { name: 'Placed', exact: true }).check();
  await expectAccessibleOnPhone(page);
  await form.getByRole('button', { name: 'Add webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'Webhook added' });
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? '';
  await shown.getByRole('button', { name: 'Done' }).click();
  await main(page).getByRole('link', { name: receiver.url }).click();
  await expect(page.getByRole('heading', { level: 1, name: receiver.url })).toBeVisible();

  await main(page).getByRole('button', { name: 'Send a test' }).click();
  await expect(messageAbout(page, 'ping')).toContainText('Delivered');
  const received = (text: string) => receiver.messages.filter(({ body }) => body.includes(text));
  expect(received('"ping"')).toHaveLength(1);

  const shopper = await newContext();
  const order = async () => {
    await fillCart(shopper, product, 1);
    return placeOrder(shopper, product.price, addressId);
  };
  await signUp(shopper);
  const addressId = await saveAddress(shopper);
  const orderId = await order();
  await expect.poll(() => received(orderId)).toHaveLength(1);
  const [message] = received(orderId);
  const now = await page.evaluate(() => Date.now());
  expect(message && verifyMessage(secret, message, now)).toMatchObject({
    type: 'order.placed',
    data: { order: { id: orderId, status: 'PLACED', grandTotal: product.price } },
  });
  await main(page).getByRole('button', { name: 'Refresh' }).click();
  const delivered = messageAbout(page, `Order #${await orderNumber(database, orderId)}`);
  await expect(delivered).toContainText(/Delivered.*order\.placed/);

  receiver.status = 500;
  const failedId = await order();
  await expect.poll(() => postponeRetry(database, receiver.url, failedId)).toBe(true);
  await main(page).getByRole('button', { name: 'Refresh' }).click();
  const failing = messageAbout(page, `Order #${await orderNumber(database, failedId)}`);
  await expect(failing).toContainText(/Waiting.*order\.placed/);
  await failing.getByText(/\d attempts?/).click();
  await expect(failing).toContainText('Answered 500');
  await expect(main(page).getByText(/^Since .*attempt/)).toBeVisible();
  await expectAccessibleOnPhone(page);
  receiver.status = 204;
  await failing.getByRole('button', { name: /^Send now/ }).click();
  await expect(failing).toContainText(/Delivered.*order\.placed/);
  const [redelivered, failed] = received(failedId).toReversed();
  expect(redelivered?.body).toBe(failed?.body);
  expect(redelivered?.headers['webhook-id']).toBe(failed?.headers['webhook-id']);

  await main(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/dashboard\/webhooks$/);
  await expect(main(page).getByRole('link', { name: receiver.url })).toBeHidden();
  receiver.close();
});
