import { pressByKey, tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';
import { addName, insertProduct, relateProducts } from '../support/products.ts';
import { fillCart, signUp } from '../support/shopper.ts';

test('the cart drawer traps the keyboard focus and restores it on close', async ({ page, context, database }) => {
  const product = await insertProduct(database, { stock: 3 });
  await signUp(context);
  await fillCart(context, product);
  await page.goto('/cancel');
  const button = page.getByRole('button', { name: 'Open cart, 1 item' });
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  const containsFocus = () => drawer.evaluate((element) => element.contains(document.activeElement));

  await pressByKey(page, button);
  await expect(drawer.getByText(product.name)).toBeVisible();
  await expect.poll(containsFocus).toBe(true);
  const proceed = drawer.getByRole('button', { name: 'Proceed' });
  const close = drawer.getByRole('button', { name: 'Close cart' });
  for (const [target, key] of [
    [proceed, 'Tab'],
    [close, 'Tab'],
    [proceed, 'Shift+Tab'],
  ] as const) {
    await tabTo(page, target, key);
    expect(await containsFocus()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  const stepper = drawer.getByRole('group', { name: `Quantity of ${product.name}` });
  await pressByKey(page, stepper.getByRole('button', { name: 'One less' }), 'Space');
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  await expect.poll(containsFocus).toBe(true);
});

test('what is often bought with the cart moves into it, and the strip stays where it is', async ({
  page,
  context,
  database,
}) => {
  const [bread, butter] = [await insertProduct(database, { stock: 3 }), await insertProduct(database, { stock: 3 })];
  await relateProducts(database, bread, butter);
  await signUp(context);
  await fillCart(context, bread);
  await page.setViewportSize({ width: 1280, height: 560 }); // so low that the drawer scrolls
  await page.goto('/cancel');
  await page.getByRole('button', { name: 'Open cart, 1 item' }).click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  const strip = drawer.getByRole('region', { name: 'Often bought with' });
  const add = strip.getByRole('button', { name: addName(butter.name) });

  await expect(add).toBeVisible();
  const topOfStrip = async () => Math.round((await strip.boundingBox())?.y ?? 0);
  const before = await topOfStrip();
  await pressByKey(page, add);
  const lines = drawer.getByRole('list', { name: 'Products in your cart' });
  await expect(lines.getByText(butter.name)).toBeVisible();
  expect(Math.abs((await topOfStrip()) - before)).toBeLessThanOrEqual(1);
  await expect(strip.getByText(butter.name)).toBeHidden();
  await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});
