import type { Page } from '@playwright/test';
import { milkListingPath } from '../support/products.ts';
import { expect, test } from '../support/test.ts';
import { untilHydrated } from '../support/untilHydrated.ts';

const PHONE = { width: 360, height: 740 };

const results = (page: Page) => page.getByRole('status').filter({ hasText: /^Search Results: \d+$/ });
const rail = (page: Page) => page.getByRole('region', { name: 'Filters' });
const brandOption = (page: Page, brand: string) => rail(page).locator(`input[name="brand"][value="${brand}"]`);
const firstBrand = async (page: Page) =>
  (await rail(page).getByRole('group', { name: 'Brand' }).getByRole('checkbox').first().getAttribute('value')) ?? '';

async function countOf(page: Page): Promise<number> {
  return Number((await results(page).textContent())?.replace('Search Results: ', ''));
}

async function pricesOf(page: Page): Promise<number[]> {
  const texts = await page.getByRole('article').allTextContents();
  return texts.map((text) => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
}

test('a search is filtered by brand and price, by its URL alone', async ({ page, newContext }) => {
  await page.goto('/search?q=milk');
  await untilHydrated(page);
  const all = await countOf(page);
  const brand = await firstBrand(page);
  const choice = brandOption(page, brand);
  await choice.check();
  await expect(page).toHaveURL(new RegExp(`q=milk&brand=${encodeURIComponent(brand).replaceAll('%20', '\\+')}$`));
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  await expect(choice).toBeFocused();
  const ofBrand = await countOf(page);
  await expect(page.getByRole('article').first()).toContainText(brand);

  await rail(page).getByRole('radio', { name: '₹50 to ₹100' }).check();
  await expect(page).toHaveURL(/&price=5000-9999$/);
  await expect.poll(() => countOf(page)).toBeLessThan(ofBrand);
  const ofBoth = await countOf(page);
  for (const price of await pricesOf(page)) expect(price).toBeGreaterThanOrEqual(50);
  await expect(page.getByRole('button', { name: 'Remove filter ₹50 to ₹100' })).toBeVisible();

  const server = await newContext({ javaScriptEnabled: false });
  const copy = await server.newPage();
  await copy.goto(page.url());
  await expect(results(copy)).toHaveText(`Search Results: ${ofBoth}`);
  await expect(brandOption(copy, brand)).toBeChecked();

  await page.reload();
  await expect(results(page)).toHaveText(`Search Results: ${ofBoth}`);
  await page.goBack(); // often before the client has taken the page over
  await expect(results(page)).toHaveText(`Search Results: ${ofBrand}`);
  await page.goBack();
  await expect(results(page)).toHaveText(`Search Results: ${all}`);
  await expect(choice).not.toBeChecked();
});

test('equal filters have one page from the server, whatever the order of the address', async ({ page }) => {
  await page.goto('/search?q=milk&stock=1&utm_source=mail&diet=Vegetarian&price=-9999');
  await expect(page.getByRole('button', { name: 'Remove filter Under ₹100' })).toBeVisible();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Remove filter Vegetarian' }).click();
  await expect(page).toHaveURL('/search?q=milk&price=0-9999&stock=1');
});

test('a search is sorted by its price', async ({ page }) => {
  await page.goto('/search?q=atta');
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(page).toHaveURL('/search?q=atta&sort=price');
  await expect.poll(async () => isAscending(await pricesOf(page))).toBe(true);
});

test('another search text drops the filters', async ({ page }) => {
  await page.goto('/search?q=milk&stock=1&sort=price');
  await page.getByRole('combobox', { name: 'Search for atta' }).fill('paneer');
  await expect(page).toHaveURL('/search?q=paneer');
});

test('without JavaScript the filters are a form', async ({ newContext }) => {
  const context = await newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/search?q=milk');
  const brand = await firstBrand(page);
  await brandOption(page, brand).check();
  await rail(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('brand') === brand);
  expect(new URL(page.url()).searchParams.get('q')).toBe('milk');
  await expect(page.getByRole('article').first()).toContainText(brand);
});

test('a phone has the filters in a sheet, which the keyboard can use', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/search?q=milk');
  await expect(rail(page)).toBeHidden();
  const open = page.getByRole('button', { name: 'Filters', exact: true });
  await open.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  const all = await sheet.getByRole('button', { name: /^Show [\d,]+ products$/ }).textContent();
  await sheet.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/&sub=sub_/);
  await expect(sheet.getByRole('button', { name: /^Show [\d,]+ products$/ })).not.toHaveText(all ?? '');
  await expect(sheet.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeFocused();
});

test('a listing has a menu for each kind of filter', async ({ page, database }) => {
  await page.goto(await milkListingPath(database));
  await untilHydrated(page);
  const main = page.getByRole('main');
  await main.locator('summary', { hasText: 'Price' }).click();
  await main.getByRole('radio', { name: 'Under ₹50' }).check();
  await expect(page).toHaveURL(/\?price=0-4999$/);
  await expect.poll(async () => (await pricesOf(page)).every((price) => price < 50)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(main.locator('summary', { hasText: 'Price (1)' })).toBeFocused();
  await main.getByRole('checkbox', { name: 'In stock only' }).check();
  await expect(page).toHaveURL(/\?price=0-4999&stock=1$/);
  await page.reload();
  await expect(main.getByRole('checkbox', { name: 'In stock only' })).toBeChecked();
  await main.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/price|stock/);
});

function isAscending(prices: readonly number[]): boolean {
  return prices.length > 1 && prices.every((price, place) => place === 0 || price >= (prices[place - 1] ?? 0));
}
