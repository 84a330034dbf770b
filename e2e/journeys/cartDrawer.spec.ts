import { pressByKey, tabTo } from '../shop/keyboard.ts';
import { expect, test } from '../shop/test.ts';
import { stockProduct } from '../shop/shelf.ts';
import { fillCart, signIn } from '../shop/shopper.ts';

test('the cart drawer takes the keyboard in, keeps it, and gives it back', async ({ page, context, database }) => {
  const product = await stockProduct(database, { stock: 3 });
  await signIn(context);
  await fillCart(context, product);
  await page.goto('/cancel');
  const button = page.getByRole('button', { name: 'Open cart, 1 item' });
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  const holdsFocus = () => drawer.evaluate((element) => element.contains(document.activeElement));

  await pressByKey(page, button);
  await expect(drawer.getByText(product.name)).toBeVisible();
  await expect.poll(holdsFocus).toBe(true);
  const proceed = drawer.getByRole('button', { name: 'Proceed' });
  const close = drawer.getByRole('button', { name: 'Close cart' });
  for (const [target, key] of [
    [proceed, 'Tab'],
    [close, 'Tab'],
    [proceed, 'Shift+Tab'],
  ] as const) {
    await tabTo(page, target, key);
    expect(await holdsFocus()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  const stepper = drawer.getByRole('group', { name: `Quantity of ${product.name}` });
  await pressByKey(page, stepper.getByRole('button', { name: 'One less' }), 'Space');
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  await expect.poll(holdsFocus).toBe(true);
});
