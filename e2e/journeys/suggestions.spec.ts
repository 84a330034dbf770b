import type { Page } from '@playwright/test';
import { addName, insertProduct } from '../support/products.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { trackNetworkIdle } from '../support/trackNetworkIdle.ts';

const PHONE = { width: 360, height: 800 };

const input = (page: Page) => page.getByRole('combobox', { name: 'Search for atta dal and more.' });
const panel = (page: Page) => page.getByRole('grid', { name: 'Suggestions' });
const recentRows = (page: Page) => panel(page).getByRole('rowgroup', { name: 'Recent searches' }).getByRole('row');

async function openSearch(page: Page): Promise<void> {
  await page.goto('/search');
  await expect(input(page)).toHaveAttribute('aria-controls'); // the suggestions are loaded
}

test('suggestions complete, correct and show what is meant, and lead there', async ({ page }) => {
  await openSearch(page);
  await input(page).pressSequentially('mil');
  await expect(panel(page).getByRole('button', { name: 'milk', exact: true })).toBeVisible();
  await expect(panel(page).getByRole('rowgroup', { name: 'Products' }).getByRole('row')).toHaveCount(6);
  await expect(page.getByText(/^Search Results: \d+$/)).toBeVisible(); // the page still shows the results

  await input(page).fill('panner');
  await panel(page).getByRole('button', { name: 'paneer', exact: true }).click();
  await expect(page).toHaveURL('/search?q=paneer');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('article').first()).toContainText('Paneer');

  await input(page).fill('mil');
  await panel(page)
    .getByRole('link', { name: /^Milk in / })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Milk', exact: true })).toBeVisible();
});

test('a product is added among the suggestions, by the keyboard alone', async ({ page, context, database }) => {
  const product = await insertProduct(database, { stock: 5 });
  await signUp(context);
  const waitForNetworkIdle = trackNetworkIdle(page);
  await openSearch(page);
  await page.keyboard.type(product.name);
  // Until the whole name is typed, one of the searches is the name, too.
  const row = panel(page)
    .getByRole('rowgroup', { name: 'Products' })
    .getByRole('row')
    .filter({ hasText: product.name });
  await expect(row.getByRole('button', { name: addName(product.name) })).toBeVisible();
  await waitForNetworkIdle(); // the suggestions of a part of the name may have it, too
  const cell = row.getByRole('gridcell').first();
  for (let step = 0; step < 20 && (await cell.getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown');
  expect(await input(page).getAttribute('aria-activedescendant')).toBe(await cell.getAttribute('id'));
  await expect(input(page)).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const more = row.getByRole('button', { name: 'One more' });
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('group', { name: `Quantity of ${product.name}` })).toContainText('2');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(input(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
});

test('recent searches are kept on the device, and can be removed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openSearch(page);
  for (const text of ['rice', 'atta']) {
    await input(page).fill(text);
    await input(page).press('Enter');
    await expect(page).toHaveURL(`/search?q=${text}`);
  }
  await openSearch(page);
  await expect(recentRows(page)).toHaveText(['atta', 'rice', 'Clear all']);
  await expectNoHorizontalScroll(page);
  for (const colorScheme of ['light', 'dark'] as const) await expectAccessible(page, colorScheme);

  await panel(page).getByRole('button', { name: 'Remove atta from recent searches' }).click();
  await expect(recentRows(page)).toHaveText(['rice', 'Clear all']);
  await panel(page).getByRole('button', { name: 'rice', exact: true }).click();
  await expect(page).toHaveURL('/search?q=rice');
});

test('a phone shows suggestions in the whole area under the header', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openSearch(page);
  await input(page).evaluate((element: HTMLInputElement) => (element.size = 60)); // as of a device with a wide font
  await input(page).pressSequentially('amul m');
  await expect(panel(page).getByRole('rowgroup', { name: 'Products' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  const box = await panel(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: PHONE.width });
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.height);
  for (const colorScheme of ['light', 'dark'] as const) await expectAccessible(page, colorScheme);
});

test('a search that finds nothing leads to categories and products, and one of a category to it', async ({ page }) => {
  await page.goto('/search?q=iphone'); // no grocery
  await expect(page.getByText('No Data found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible();
  await page.goto('/search?q=khoya');
  await expect(page.getByText('No Data found')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Browse instead' }).getByRole('link')).toHaveCount(8);
  await expect(page.getByRole('list', { name: 'You may also like' }).getByRole('article')).toHaveCount(8);
  for (const colorScheme of ['light', 'dark'] as const) await expectAccessible(page, colorScheme);

  await page.goto('/search?q=doodh');
  await page.getByRole('link', { name: /^Milk in / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Milk', exact: true })).toBeVisible();
});
