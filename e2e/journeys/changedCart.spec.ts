import { insertProduct } from '../support/products.ts';
import { fillCart, saveAddress, signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test('a cart that another device changed to the same total is shown before the order is placed', async ({
  page,
  context,
  database,
}) => {
  const seen = await insertProduct(database, { stock: 5 });
  const other = await insertProduct(database, { stock: 5 });
  await signUp(context);
  await fillCart(context, seen);
  await saveAddress(context);
  await page.goto('/checkout');
  const pay = page.getByRole('main').getByRole('button', { name: 'Cash on Delivery' });
  await expect(pay).toBeEnabled();

  await fillCart(context, other);
  await database.rows('DELETE FROM cart_lines WHERE product_id = $1', [seen.uuid]);
  await pay.click();
  const dialog = page.getByRole('dialog', { name: 'Your cart has changed' });
  await expect(dialog.getByRole('listitem').filter({ hasText: seen.name })).toContainText('Removed');
  await expect(dialog.getByRole('listitem').filter({ hasText: other.name })).toContainText('Added: 1');
  expect(await database.rows('SELECT FROM order_lines WHERE product_id = $1', [other.uuid])).toHaveLength(0);

  await dialog.getByRole('button', { name: 'Order for ₹100' }).click();
  await expect(page.getByRole('heading', { name: 'Order Successfully' })).toBeVisible();
  const lines = await database.rows('SELECT product_id FROM order_lines WHERE product_id IN ($1, $2)', [
    seen.uuid,
    other.uuid,
  ]);
  expect(lines).toEqual([{ product_id: other.uuid }]);
});
