import { deliver } from '../support/deliver.ts';
import { giveStoreCredit } from '../support/giveStoreCredit.ts';
import { insertProduct } from '../support/products.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { fillCart, saveAddress, signInAsAdmin, signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test('store credit pays a part of an order, and a torn packet becomes store credit', async ({
  page,
  context,
  newContext,
  database,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const product = await insertProduct(database, { stock: 5 });
  await giveStoreCredit(database, await signUp(context), 15_050);
  await fillCart(context, product, 2);
  await saveAddress(context);
  const main = page.getByRole('main');

  await page.goto('/checkout');
  const choice = main.getByRole('checkbox', { name: 'Use store credit ₹150.50 available' });
  await expect(choice).toBeChecked();
  await expect(main.getByRole('region', { name: 'Bill details' })).toContainText('After store credit₹49.50');
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'dark');
  await choice.uncheck();
  await expect(main.getByRole('region', { name: 'Bill details' })).not.toContainText('Store credit');
  await choice.check();
  await main.getByRole('button', { name: 'Cash on Delivery' }).click();
  await page.getByRole('link', { name: 'View order' }).click();
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('Store credit₹150.50');
  await expect(payment).toContainText('To pay on delivery₹50');
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const staff = await newContext({ viewport: { width: 1280, height: 800 } });
  await signInAsAdmin(staff);
  await deliver(staff, orderId);
  const admin = await staff.newPage();
  await admin.goto(`/dashboard/orders/${orderId}`);
  await admin.getByRole('button', { name: 'Refund items' }).click();
  const refund = admin.getByRole('dialog', { name: 'Refund items' });
  await refund.getByRole('combobox', { name: `${product.name} (up to 2)` }).selectOption('1');
  await refund.getByLabel('Refund to').selectOption('Store credit');
  await expect(refund).toContainText('The shopper gets ₹100.50 as store credit.');
  await refund.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(admin.getByText('₹100.50 refunded as store credit')).toBeVisible();

  await page.reload();
  await expect(payment).toContainText('₹100.50 added to your store credit');
  await page.goto('/dashboard/store-credit');
  await expect(main.getByText('Balance', { exact: true }).locator('..')).toContainText('₹100.50');
  const rows = main.getByRole('list', { name: 'Store credit transactions' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Refund+₹100.50');
  await expectNoHorizontalScroll(page);
});
