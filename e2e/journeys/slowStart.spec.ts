import { gzipSync } from 'node:zlib';
import { START_BUDGET } from '../../web/build/budgets.ts';
import { addName, insertProduct } from '../support/products.ts';
import { signUp } from '../support/shopper.ts';
import { expectAnswerInNextFrame, openAndUse, slowDown } from '../support/slowPhone.ts';
import { expect, test } from '../support/test.ts';
import { trackNetworkIdle } from '../support/trackNetworkIdle.ts';
import { untilHydrated } from '../support/untilHydrated.ts';

test.use({ isFirstVisit: true, viewport: { width: 360, height: 740 }, hasTouch: true });

test('a slow phone answers a press after the first paint in the next frame, and adds once', async ({
  page,
  context,
  database,
}) => {
  const { name, path, uuid } = await insertProduct(database, { stock: 3 });
  await signUp(context);
  await slowDown(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' }); // the script that keeps presses has run
  await page
    .getByRole('main')
    .getByRole('button', { name: addName(name) })
    .tap();
  await expectAnswerInNextFrame(page);
  await expect(page.getByRole('main').getByRole('group', { name: `Quantity of ${name}` })).toContainText('1');
  const linesOf = () => database.rows('SELECT quantity FROM cart_lines WHERE product_id = $1', [uuid]);
  await expect.poll(linesOf).toEqual([{ quantity: 1 }]);
});

test('a slow phone answers a visitor’s press after the first use in the next frame, and leads to the login', async ({
  page,
  database,
}) => {
  const product = await insertProduct(database, { stock: 3 });
  await slowDown(page);
  const add = await openAndUse(page, product);
  await add.tap();
  await expectAnswerInNextFrame(page);
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole('main').getByText(`Log in to add ${product.name}`)).toBeVisible();
});

for (const path of ['/', '/search?q=milk'])
  test(`a visitor’s phone downloads little at ${path}, and evaluates nothing of it before it is used`, async ({
    page,
  }) => {
    const scripts: Promise<number>[] = [];
    const record = (response: { url(): string; body(): Promise<Buffer> }) => {
      if (response.url().endsWith('.js')) scripts.push(response.body().then((body) => gzipSync(body).length));
    };
    const waitForNetworkIdle = trackNetworkIdle(page);
    page.on('response', record);
    await page.goto(path);
    await expect.poll(() => scripts.length).toBeGreaterThan(3); // the libraries are there when they are needed
    await waitForNetworkIdle();
    page.off('response', record);
    const loaded = await Promise.all(scripts);
    expect(loaded.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(START_BUDGET * 1000);
    await expect(page.locator('script[src*="/index-"]')).not.toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 400));
    await untilHydrated(page);
  });

test('a link that a visitor’s phone presses first opens its page, which loads the client by itself', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Shop by category' }).getByRole('link').first().tap();
  await expect(page.getByRole('navigation', { name: /^Sub-categories of/ })).toBeVisible();
  await untilHydrated(page);
});
