import type { Locator } from '@playwright/test';
import { addName, insertProduct } from '../support/products.ts';
import { expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { fillCart, signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('no tap inside the box of Add opens the product, and plus says how many are left', async ({
  page,
  context,
  database,
}) => {
  await signUp(context);
  for (const screen of SCREENS) {
    const product = await insertProduct(database, { stock: 2 });
    await page.setViewportSize(screen);
    const path = `/search?q=${encodeURIComponent(product.name)}`;
    await page.goto(path);
    const card = page.getByRole('main').getByRole('article');
    await card.getByRole('button', { name: addName(product.name) }).dblclick();
    const stepper = card.getByRole('group', { name: `Quantity of ${product.name}` });
    await expect(stepper).toBeVisible();
    if (screen.width >= 768) await expectToast(page, 'Item added');
    else expect(await page.evaluate(() => window.toasts), 'the cart bar shows it').toEqual([]);
    const { width, height } = await boxOf(stepper);
    for (const x of [1, width / 2, width - 1]) await stepper.click({ position: { x, y: height - 2 }, force: true });
    await stepper.getByRole('button', { name: 'One more' }).click({ force: true });
    await expect(stepper.getByText('Only 2 left')).toBeVisible();
    expect(page.url()).toContain('/search?');
  }
});

test('a full cart hides neither the price nor Add of a product on a phone', async ({ page, context, database }) => {
  await signUp(context);
  await fillCart(context, await insertProduct(database, { stock: 5 }), 2);
  const product = await insertProduct(database, { stock: 5 });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.goto(product.path);
    const main = page.getByRole('main');
    const add = main.getByRole('button', { name: addName(product.name) });
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(main.getByText('Inclusive of all taxes')).toBeInViewport({ ratio: 1 });
    await expect(add).toBeInViewport({ ratio: 1 });
    await add.click({ trial: true });
    await expectNoHorizontalScroll(page);
    if (screen.width >= 768) continue;
    await expect(page.getByRole('link', { name: /View Cart/ })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main pages' })).toBeHidden();
    const cart = main.getByRole('link', { name: 'Open cart, 2 items' });
    await expect(cart).toBeVisible(); // the client has taken the page over
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const footer = await boxOf(page.getByRole('contentinfo'));
    expect(footer.y + footer.height).toBeLessThanOrEqual((await boxOf(add)).y);
    await cart.click();
    await expect(page).toHaveURL(/\/checkout$/);
  }
});
