import { expect, test } from '../support/test.ts';
import { stockAndLedger, insertProduct } from '../support/products.ts';
import { fillCart, saveAddress, signUp } from '../support/shopper.ts';
import { collectPageErrors } from '../support/pageErrors.ts';

test('when two shoppers order the last unit at once, one order is placed and the other shopper sees an out-of-stock error', async ({
  newContext,
  database,
}) => {
  const product = await insertProduct(database, { stock: 1 });
  const pages = await Promise.all(
    ['first', 'second'].map(async () => {
      const context = await newContext();
      await signUp(context);
      await Promise.all([fillCart(context, product), saveAddress(context)]);
      const page = await context.newPage();
      return Object.assign(page, { pageErrors: collectPageErrors(page) });
    }),
  );

  const buttons = pages.map((page) => page.getByRole('button', { name: 'Cash on Delivery' }));
  await Promise.all(pages.map((page) => page.goto('/checkout')));
  await Promise.all(buttons.map((button) => expect(button).toBeEnabled()));
  await Promise.all(buttons.map((button) => button.click()));

  const success = (page: (typeof pages)[number]) => page.getByRole('heading', { name: 'Order Successfully' });
  const refusal = (page: (typeof pages)[number]) =>
    page.getByText('Sold out. Save it for later or remove it to continue.');
  await Promise.all(pages.map((page) => expect(success(page).or(refusal(page))).toBeVisible()));
  const hasWon = await Promise.all(pages.map((page) => success(page).isVisible()));
  expect(hasWon.filter(Boolean)).toHaveLength(1);

  const loser = pages[hasWon.indexOf(false)];
  if (!loser) throw new Error('Both shoppers won');
  await expect(loser.getByText('Some items in your cart need updating first.')).toBeVisible();
  await expect(loser.getByRole('listitem').filter({ hasText: product.name })).toContainText('Sold out.');
  await expect(loser.getByRole('button', { name: 'Cash on Delivery' })).toBeDisabled();
  await loser.goto('/cart');
  await expect(refusal(loser)).toBeVisible();
  await expect(loser).toHaveURL('/checkout');
  await expect(loser.getByRole('button', { name: 'Cash on Delivery' })).toBeDisabled();
  await loser.getByRole('button', { name: `Remove ${product.name} 500 g from cart` }).click();
  await expect(loser.getByText('Your cart is empty')).toBeVisible();

  const { orders } = await database.row<{ orders: number }>(
    'SELECT count(*) AS orders FROM order_lines WHERE product_id = $1',
    [product.uuid],
  );
  expect(orders).toBe(1);
  expect(await stockAndLedger(database, product)).toEqual({ stock: 0, ledger: 0 });
  expect(pages.flatMap((page) => page.pageErrors.messages)).toEqual([]);
});
