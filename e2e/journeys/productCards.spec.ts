import type { Locator } from '@playwright/test';
import { boxesOf } from '../support/boxes.ts';
import { addName, insertProduct, milkListingPath } from '../support/products.ts';
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
  await fillCart(context, await insertProduct(database, { stock: 1 }));
  for (const screen of SCREENS) {
    const product = await insertProduct(database, { stock: 2 });
    await page.setViewportSize(screen);
    const path = `/search?q=${encodeURIComponent(product.name)}`;
    await page.goto(path);
    const card = page.getByRole('main').getByRole('article');
    // An Add before the cart is loaded says so in a toast, because there is no bar yet.
    if (screen.width < 768) await expect(page.getByRole('link', { name: /View Cart/ })).toBeVisible();
    await card.getByRole('button', { name: addName(product.name) }).dblclick();
    const stepper = card.getByRole('group', { name: `Quantity of ${product.name}` });
    await expect(stepper).toBeVisible();
    if (screen.width >= 768) await expectToast(page, 'Item added');
    else expect(await page.evaluate(() => window.toasts), 'the cart bar shows it').toEqual([]);
    const { width, height } = await boxOf(stepper);
    // Each press counts before the next: without the first one the last would take the product out of the cart.
    for (const [x, quantity] of [
      [width - 1, 2],
      [width / 2, 2],
      [1, 1],
    ] as const) {
      await stepper.click({ position: { x, y: height - 2 }, force: true });
      await expect(stepper).toContainText(String(quantity));
    }
    await stepper.getByRole('button', { name: 'One more' }).click({ force: true });
    await expect(stepper.getByText('Only 2 left')).toBeVisible();
    expect(page.url()).toContain('/search?');
  }
});

test('a phone shows three products in a row and nothing between the header and the filters, a wide screen seven', async ({
  page,
  database,
}) => {
  for (const path of ['/search?q=milk', await milkListingPath(database)]) {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(path);
    const cards = page.getByRole('main').getByRole('article');
    const inFirstRow = async () => {
      const tops = (await boxesOf(cards)).map(({ top }) => top);
      return tops.filter((top) => top === tops[0]).length;
    };
    await expect.poll(inFirstRow).toBe(7);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect.poll(inFirstRow).toBe(3);
    const hit = async () => {
      const box = await boxOf(cards.first().getByRole('button'));
      return page.evaluate(
        ({ x, y, height }) => {
          const edges = [y + height / 2 - 21, y + height / 2 + 21];
          return edges.map((edge) => document.elementFromPoint(x, edge)?.closest('button')?.textContent);
        },
        { ...box, x: box.x + box.width / 2 },
      );
    };
    await expect.poll(hit, 'Add is 44 px high to the touch').toEqual(['Add', 'Add']);

    await page.evaluate(() => window.scrollTo(0, 900));
    const filters = page.getByRole('button', { name: 'Filters' });
    const field = page
      .getByRole('banner')
      .getByRole(path.startsWith('/search') ? 'combobox' : 'link')
      .last();
    await expect.poll(async () => (await boxOf(field)).y, 'the search is all that stays').toBeLessThan(12);
    const seen = await page.evaluate(
      (end) => Array.from({ length: end }, (_, y) => document.elementFromPoint(innerWidth / 2, y)?.closest('article')),
      Math.floor((await boxOf(filters)).y),
    );
    expect(seen.filter(Boolean), 'cut cards above the filters').toEqual([]);
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
