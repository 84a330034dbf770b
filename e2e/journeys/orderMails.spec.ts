import { openMail, openMailedLink } from '../support/mailbox.ts';
import { insertProduct } from '../support/products.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { executeMutation, fillCart, placeOrder, saveAddress, signInAsAdmin, signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { untilAnswered } from '../support/untilAnswered.ts';

test('a shopper gets the receipt by mail, unsubscribes from order updates and undoes it', async ({
  page,
  context,
  newContext,
  database,
}) => {
  const product = await insertProduct(database, { stock: 5, mrp: 20_000 });
  const { email } = await signUp(context);
  await openMail(page, { to: email, subject: /confirm your email/i });
  await openMailedLink(page);
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await fillCart(context, product, 2);
  const orderId = await placeOrder(context, 40_000, await saveAddress(context));

  await test.step('the receipt leads to the order', async () => {
    await openMail(page, { to: email, subject: /^Order \d+ confirmed/ });
    const text = page.getByRole('region', { name: 'As text' });
    await expect(text).toContainText(product.name);
    await expect(text).toContainText('Grand total: ₹400');
    await expect(text).not.toContainText('Unsubscribe');
    await openMailedLink(page);
    await expect(page).toHaveURL(`/dashboard/myorders/${orderId}`);
  });

  await test.step('a mail about a step leads to the page that turns them off', async () => {
    const staff = await newContext();
    await signInAsAdmin(staff);
    for (const to of ['CONFIRMED', 'PICKING', 'PACKED']) {
      const mutation = 'mutation ($input: OrderUpdateStatusInput!) { orderUpdateStatus(input: $input) { __typename } }';
      await executeMutation(staff.request, mutation, { input: { orderId, to } });
    }
    await openMail(page, { to: email, subject: /^Order \d+ is packed/ });
    await page.getByRole('region', { name: 'Links' }).getByRole('link', { name: '/unsubscribe?' }).click();
    await expect(page.getByRole('heading', { name: 'Unsubscribe from order updates?' })).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoHorizontalScroll(page);
      await expectAccessible(page, 'light');
      await expectAccessible(page, 'dark');
    }
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You’re unsubscribed from order updates' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'You’re subscribed to order updates again' })).toBeVisible();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You’re unsubscribed from order updates' })).toBeVisible();
  });

  await test.step('the profile shows it', async () => {
    await page.getByRole('link', { name: 'Email preferences' }).click();
    const orderUpdates = page.getByRole('switch', { name: 'Order updates' });
    await expect(orderUpdates).not.toBeChecked();
    await untilAnswered(page, () => orderUpdates.check());
    await expect(orderUpdates).toBeChecked();
    await page.reload();
    await expect(orderUpdates).toBeChecked();
  });
});
