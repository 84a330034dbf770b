import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { boxesOf, boxOf, cutTexts, edgesOf } from '../../e2e/support/boxes.ts';
import { milkListingPath, insertProduct } from '../../e2e/support/products.ts';
import { resize } from '../../e2e/support/resize.ts';
import { ADDRESS, addFavourite, fillCart, placeOrder, saveAddress, signUp } from '../../e2e/support/shopper.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { untilHydrated } from '../../e2e/support/untilHydrated.ts';

const PHONE = { width: 360, height: 740 };
const SIZES = [PHONE, { width: 768, height: 1024 }, { width: 1280, height: 800 }, { width: 1920, height: 1080 }];
const PEEK = 24;
const MAX_CHECKOUT_HEADER = 56;
/** On phones, folded. */
const MAX_FOOTER = 300;
/** Three lines. */
const MAX_NAME = 48;
/** Of 255: the ground of a picture on a dark page. */
const MAX_DARK_GROUND = 80;

const main = (page: Page) => page.getByRole('main');
const promise = (page: Page) => page.getByRole('banner').getByText('Delivery in 10 minutes');

/** Resizes the page to each size, and compares the edges of its header and its content. */
async function expectSharedEdges(page: Page): Promise<void> {
  for (const size of SIZES) {
    await resize(page, size);
    await expect
      .soft(async () => expect(await edgesOf(page, 'main')).toEqual(await edgesOf(page, 'banner')), page.url())
      .toPass();
    await expect.soft(promise(page)).toBeVisible();
  }
}

/** The brightness, 0 to 255, of a picture's ground near its left edge. */
async function groundOf(page: Page, picture: Locator): Promise<number> {
  await picture.scrollIntoViewIfNeeded();
  const { left, top, bottom } = await boxOf(picture);
  const clip = { x: Math.ceil(left) + 3, y: Math.round((top + bottom) / 2), width: 3, height: 3 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
}

test('a visitor’s pages share the edges of the header, cut no name and stay dark at night', async ({
  page,
  database,
}) => {
  const product = await insertProduct(database, { stock: 5 });

  await page.goto('/');
  await untilHydrated(page);
  await expectSharedEdges(page);
  const tiles = main(page).getByRole('region', { name: 'Shop by category' }).getByRole('listitem');
  const tops = (await boxesOf(tiles)).map(({ top }) => top);
  expect(tops.filter((top) => top === tops.at(-1)).length, 'tiles in the last row at 1920 px').toBeGreaterThan(3);
  await resize(page, PHONE);
  const row = main(page).getByRole('list', { name: 'Fruits & Vegetables' });
  const peek = async () => {
    const [, , , fourth] = await boxesOf(row.getByRole('listitem'));
    return Math.round((await boxOf(row)).right - (fourth?.left ?? 0));
  };
  await expect.poll(peek, 'part of the fourth card').toBe(PEEK); // the columns follow the new width a moment later
  expect(await cutTexts(tiles.getByText(/./))).toEqual([]);
  await expect.poll(() => cutTexts(main(page).getByRole('article').getByRole('link'))).toEqual([]);
  const badges = await row.getByText(/^10 min$/i).allInnerTexts();
  expect(new Set(badges)).toEqual(new Set(['10 min']));
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const list of [tiles, row])
    expect(await groundOf(page, list.locator('img').first())).toBeLessThan(MAX_DARK_GROUND);
  await page.emulateMedia({ colorScheme: 'light' });

  await page.goto('/categories');
  await expectSharedEdges(page);
  await resize(page, PHONE);
  expect(await cutTexts(main(page).getByRole('listitem').getByText(/./))).toEqual([]);

  const footer = page.getByRole('contentinfo');
  const { top, bottom } = await boxOf(footer);
  expect(bottom - top).toBeLessThan(MAX_FOOTER);
  await expect(footer.getByRole('link')).toHaveCount(0);
  await footer.getByText('Useful links').click();
  await expect(footer.getByRole('link', { name: 'My Orders' })).toBeVisible();

  await page.goto(await milkListingPath(database));
  await expectSharedEdges(page);

  await page.goto(product.path);
  await expectSharedEdges(page);
  expect(await main(page).getByText('10 Min').first().innerText()).toBe('10 min');

  await page.goto(`/search?q=${encodeURIComponent(product.name)}`);
  await expect(main(page).getByText('Search Results: 1')).toBeVisible();
  await expectSharedEdges(page);
  await resize(page, PHONE);
  const name = await boxOf(main(page).getByRole('article').getByRole('link'));
  expect(name.bottom - name.top, 'a long name').toBeLessThanOrEqual(MAX_NAME);

  for (const path of ['/search', '/search?q=']) {
    await page.goto(path);
    await expect(main(page).getByText('What are you looking for?')).toBeVisible();
    await expect(page.getByText(/“\s*”|"\s*"/)).toHaveCount(0);
    await expect(page).toHaveTitle('Search · Kirana');
  }
});

test('a shopper’s pages share the edges of the header, and a phone’s checkout has room for the order', async ({
  page,
  context,
  database,
}) => {
  const products = await Promise.all(Array.from({ length: 5 }, () => insertProduct(database, { stock: 5 })));
  const [first] = products;
  const { email } = await signUp(context);
  const addressId = await saveAddress(context);
  if (first) {
    await fillCart(context, first);
    await addFavourite(context, first);
    await placeOrder(context, first.price, addressId);
  }
  for (const [path, answer] of [
    ['favourites', main(page).getByRole('article')],
    ['order-again', main(page).getByRole('article')],
    ['myorders', main(page).getByRole('link', { name: /^Order #\d+$/ })],
    ['address', main(page).getByText(ADDRESS.line)],
    ['profile', main(page).getByText(`Please confirm ${email}`)],
  ] as const) {
    await page.goto(`/dashboard/${path}`);
    await expect(answer).toBeVisible();
    await expectSharedEdges(page);
  }

  for (const product of products) await fillCart(context, product);
  await page.setViewportSize(PHONE);
  await page.goto('/checkout');
  const pay = main(page).getByRole('button', { name: 'Online Payment' });
  await expect(pay).toBeInViewport({ ratio: 1 });
  const title = main(page).getByRole('heading', { level: 1 });
  expect((await boxOf(title)).bottom).toBeLessThan(MAX_CHECKOUT_HEADER);
  await expect(main(page).getByRole('button', { name: /^Change/ })).toBeInViewport({ ratio: 1 });
  const lines = main(page).getByRole('region', { name: 'Your items' }).getByRole('listitem');
  await expect(lines).toHaveCount(products.length);
  await expect(lines.nth(2).getByRole('group')).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bill = await boxOf(main(page).getByRole('region', { name: 'Bill details' }));
  const total = main(page).getByText('Grand total ₹500');
  expect(bill.bottom).toBeLessThanOrEqual((await boxOf(total)).top);
  expect(await cutTexts(total)).toEqual([]);
});
