import { expect, test } from '../support/test.ts';
import { addName, insertProduct } from '../support/products.ts';
import { fillCart, saveAddress, signUp } from '../support/shopper.ts';

test('a sold-out product cannot be added, on its page or in a listing', async ({ page, database }) => {
  const product = await insertProduct(database, { stock: 0 });
  const soldOut = page.getByRole('main').getByRole('button', { name: 'Out of Stock Notify me' });
  const add = page.getByRole('main').getByRole('button', { name: addName(product.name) });
  await page.goto(product.path);
  await expect(soldOut).toBeVisible();
  await expect(add).toBeHidden();
  await page.goto(`/search?q=${encodeURIComponent(product.name)}`);
  await expect(page.getByText('Search Results: 1')).toBeVisible();
  await expect(soldOut).toBeVisible();
  await expect(add).toBeHidden();
});

test('the quantity never exceeds the stock', async ({ page, context, database }) => {
  const product = await insertProduct(database, { stock: 2 });
  await signUp(context);
  await page.goto(product.path);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: addName(product.name) }).click();
  const stepper = main.getByRole('group', { name: `Quantity of ${product.name}` });
  const more = stepper.getByRole('button', { name: 'One more' });
  await more.click();
  await expect(stepper).toContainText('2');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await more.click({ force: true });
  await expect(stepper).toContainText('2');
  await expect(page.getByRole('button', { name: 'Open cart, 2 items' })).toBeVisible();
  await expect
    .poll(() => database.row('SELECT quantity FROM cart_lines WHERE product_id = $1', [product.uuid]))
    .toEqual({ quantity: 2 });
});

test('a lower stock, a lower limit and a higher price are shown before the order is placed', async ({
  page,
  context,
  database,
}) => {
  const product = await insertProduct(database, { stock: 5 });
  await signUp(context);
  await fillCart(context, product, 3);
  await saveAddress(context);
  await database.rows('UPDATE products SET stock = 2, mrp_paise = 12000 WHERE id = $1', [product.uuid]);
  await page.goto('/checkout');
  const main = page.getByRole('main');
  await expect(main.getByText('Only 2 left. Lower the quantity to continue.')).toBeVisible();
  const pay = main.getByRole('button', { name: 'Cash on Delivery' });
  await expect(pay).toBeDisabled();
  await main.getByRole('button', { name: 'One less' }).click();
  await expect(pay).toBeEnabled();
  await expect(main.getByRole('region', { name: 'Bill details' })).toContainText('₹240');

  await database.rows('UPDATE products SET max_per_order = 1 WHERE id = $1', [product.uuid]);
  await pay.click();
  await expect(main.getByText('Max 1 per order. Lower the quantity to continue.')).toBeVisible();
  await main.getByRole('button', { name: 'One less' }).click();
  await expect(pay).toBeEnabled();
  await expect(main.getByRole('region', { name: 'Bill details' })).toContainText('₹120');

  await database.rows('UPDATE products SET mrp_paise = 13000 WHERE id = $1', [product.uuid]);
  await pay.click();
  const dialog = page.getByRole('dialog', { name: 'Your total has changed' });
  await expect(dialog).toContainText('₹120');
  await dialog.getByRole('button', { name: 'Order for ₹130' }).click();
  await expect(page.getByRole('heading', { name: 'Order Successfully' })).toBeVisible();
});
