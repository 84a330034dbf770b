import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { START_BUDGET } from '../../web/build/budgets.ts';
import { insertProduct } from '../support/products.ts';
import { signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test.use({ isFirstVisit: true, viewport: { width: 360, height: 740 }, hasTouch: true });

const THROTTLING = 4;
/** The frames in which a press is answered: the one that follows it, and one that the browser may have begun before. */
const MAX_FRAMES = 2;

declare global {
  interface Window {
    /** How many frames after its press the button was drawn as busy or replaced; null before. */
    framesToAnswer: number | null;
  }
}

/** Slows the page's processor down, and counts the frames from the first press of an Add to the first one that answers it. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await page.addInitScript(() => {
    window.framesToAnswer = null;
    const count = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button === null) return;
      removeEventListener('click', count, { capture: true });
      let frames = 0;
      const onFrame = () => {
        frames += 1;
        if (button.ariaBusy === 'true' || !button.isConnected) window.framesToAnswer = frames;
        else requestAnimationFrame(onFrame);
      };
      requestAnimationFrame(onFrame);
    };
    addEventListener('click', count, { capture: true });
  });
}

/** Presses the Add of a product as soon as the server's page is painted, when the client is not there yet. */
async function pressAfterFirstPaint(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  const add = page.getByRole('main').getByRole('button', { name: `Add ${name} to cart` });
  await add.waitFor();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );
  await add.tap();
}

const framesToAnswer = (page: Page) => page.evaluate(() => window.framesToAnswer);

test('a slow phone answers a press after the first paint in the next frame, and adds once', async ({
  page,
  context,
  database,
}) => {
  const { name, path, uuid } = await insertProduct(database, { stock: 3 });
  await signUp(context);
  await slowDown(page);
  await pressAfterFirstPaint(page, path, name);
  await expect.poll(() => framesToAnswer(page)).not.toBeNull();
  expect(await framesToAnswer(page)).toBeLessThanOrEqual(MAX_FRAMES);
  await expect(page.getByRole('main').getByRole('group', { name: `Quantity of ${name}` })).toContainText('1');
  const linesOf = () => database.rows('SELECT quantity FROM cart_lines WHERE product_id = $1', [uuid]);
  await expect.poll(linesOf).toEqual([{ quantity: 1 }]);
});

test('a slow phone leads a visitor from a press after the first paint to the login', async ({ page, database }) => {
  const { name, path } = await insertProduct(database, { stock: 3 });
  await slowDown(page);
  await pressAfterFirstPaint(page, path, name);
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole('main').getByText(`Log in to add ${name}`)).toBeVisible();
});

for (const path of ['/', '/search?q=milk'])
  test(`a phone loads no code of the page at ${path} before the reader uses it`, async ({ page }) => {
    const scripts: Promise<{ name: string; size: number }>[] = [];
    page.on('response', (response) => {
      const name = new URL(response.url()).pathname;
      if (name.endsWith('.js')) scripts.push(response.body().then((body) => ({ name, size: gzipSync(body).length })));
    });
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible(); // the frame is hydrated
    await page.waitForLoadState('networkidle');
    const loaded = await Promise.all(scripts);
    expect(loaded.map(({ name }) => name).filter((name) => /(Page|product|pageLoaders)-/.test(name))).toEqual([]);
    expect(loaded.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(START_BUDGET * 1000);
    const code = page.waitForResponse((response) => /\/assets\/(Home|Search)Page-/.test(response.url()));
    await page.mouse.wheel(0, 400);
    await code;
    await expect(page.getByRole('main').getByRole('button', { name: /^Add / }).first()).toBeVisible();
  });
