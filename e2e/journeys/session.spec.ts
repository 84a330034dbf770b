import type { Page } from '@playwright/test';
import type { Database } from '../support/database.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { addName, insertProduct } from '../support/products.ts';
import { fillCart, logIn, saveAddress, signUp, type Shopper } from '../support/shopper.ts';

/** What the server answers; the heading is there while the page loads. */
const addressBook = (page: Page) => page.getByText('No saved addresses yet');

function revokeSessions(database: Database, { email }: Shopper): Promise<unknown> {
  return database.rows('UPDATE sessions SET revoked_at = now() FROM users WHERE users.id = user_id AND email = $1', [
    email,
  ]);
}

test('an expired access token is refreshed silently', async ({ page, context }) => {
  await signUp(context);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await context.clearCookies({ name: 'accessToken' });
  await page.goto('/dashboard/address');
  await expect(addressBook(page)).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.sort()).toEqual(['accessToken', 'knownDevice', 'refreshToken']);
});

test('two tabs whose access token expired at once both stay signed in', async ({ page, context, database }) => {
  const { email } = await signUp(context);
  const other = await context.newPage();
  await Promise.all([page.goto('/dashboard/address'), other.goto('/dashboard/myorders')]);
  for (let round = 0; round < 3; round += 1) {
    await context.clearCookies({ name: 'accessToken' });
    await Promise.all([page.reload(), other.reload()]);
    await expect(addressBook(page)).toBeVisible();
    await expect(other.getByText('No orders yet')).toBeVisible();
  }
  const sessions = await database.rows(
    'SELECT revoked_at FROM sessions JOIN users ON users.id = user_id WHERE email = $1',
    [email],
  );
  expect(sessions).toEqual([{ revoked_at: null }]);
});

test('a revoked session redirects to the login, and the login redirects back to the page', async ({
  page,
  context,
  database,
}) => {
  const shopper = await signUp(context);
  await page.goto('/dashboard/myorders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await revokeSessions(database, shopper);
  await page.goto('/dashboard/address');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Faddress');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await logIn(page, shopper);
  await expect(page).toHaveURL('/dashboard/address');
  await expect(addressBook(page)).toBeVisible();
});

test('a public page stays when the session has ended elsewhere, signed out and with the cart of a visitor', async ({
  page,
  context,
  database,
}) => {
  const product = await insertProduct(database, { stock: 3 });
  const shopper = await signUp(context);
  await fillCart(context, product);
  await page.goto(product.path);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'Account' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  const scrolled = await page.evaluate(() => window.scrollY);
  const heading = await page.getByRole('heading', { level: 1, name: product.name }).elementHandle();

  await revokeSessions(database, shopper);
  // The first request about the shopper; Playwright's own click scrolls the page.
  await banner.getByRole('button', { name: /^Open cart, 1 item/ }).dispatchEvent('click');
  const message = 'Your session has ended, so you’re logged out.';
  await expectToast(page, message);
  await expect(page.getByRole('dialog').getByText('Your cart is empty')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(product.path);
  await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'My Cart, empty' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: addName(product.name) })).toBeVisible();
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true); // the page was not drawn from nothing
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['knownDevice']);

  for (const path of ['/', '/categories', '/search?q=milk']) {
    await context.addCookies([{ name: 'refreshToken', value: 'revoked', url: new URL('/', page.url()).href }]);
    await page.goto(path);
    await expectToast(page, message);
    await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('a product added in an expired session is in the cart after the login', async ({ page, context, database }) => {
  const product = await insertProduct(database, { stock: 3 });
  const shopper = await signUp(context);
  await page.goto(product.path);
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: addName(product.name) });
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible(); // the client has taken the page over
  await revokeSessions(database, shopper);
  await add.click();
  await expect(page).toHaveURL(/^[^?]+\/login\?next=/);
  await logIn(page, shopper);
  await expect(page).toHaveURL(product.path);
  await expect(main.getByRole('group', { name: `Quantity of ${product.name}` })).toContainText('1');
});

test('logging out clears all data of the shopper', async ({ page, context, database }) => {
  const product = await insertProduct(database, { stock: 3 });
  const shopper = await signUp(context);
  await fillCart(context, product);
  await saveAddress(context);
  await page.goto('/dashboard/address');
  await expect(page.getByRole('main').getByText('12 Park Street')).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'My Cart, empty' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['knownDevice']);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await page.goBack();
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Faddress');
  await expect(page.getByText('12 Park Street')).toBeHidden();
  const { open } = await database.row<{ open: number }>(
    `SELECT count(*) AS open FROM sessions JOIN users ON users.id = user_id WHERE email = $1 AND revoked_at IS NULL`,
    [shopper.email],
  );
  expect(open).toBe(0);
});
