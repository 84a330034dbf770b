import type { Page } from '@playwright/test';
import type { Database } from '../shop/database.ts';
import { expect, test } from '../shop/test.ts';
import { stockProduct } from '../shop/shelf.ts';
import { fillCart, logIn, saveAddress, signIn, type Shopper } from '../shop/shopper.ts';

const addressBook = (page: Page) => page.getByRole('heading', { level: 1, name: 'Address' });

function endSessions(database: Database, { email }: Shopper): Promise<unknown> {
  return database.rows('UPDATE sessions SET revoked_at = now() FROM users WHERE users.id = user_id AND email = $1', [
    email,
  ]);
}

test('an access token that ran out is renewed without anybody noticing', async ({ page, context }) => {
  await signIn(context);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await context.clearCookies({ name: 'accessToken' });
  await page.goto('/dashboard/address');
  await expect(addressBook(page)).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.sort()).toEqual(['accessToken', 'knownDevice', 'refreshToken']);
});

test('two tabs whose access token ran out at once both go on', async ({ page, context, database }) => {
  const { email } = await signIn(context);
  const other = await context.newPage();
  await Promise.all([page.goto('/dashboard/address'), other.goto('/dashboard/myorders')]);
  for (let round = 0; round < 3; round += 1) {
    await context.clearCookies({ name: 'accessToken' });
    await Promise.all([page.reload(), other.reload()]);
    await expect(addressBook(page)).toBeVisible();
    await expect(other.getByText('No order yet')).toBeVisible();
  }
  const sessions = await database.rows(
    'SELECT revoked_at FROM sessions JOIN users ON users.id = user_id WHERE email = $1',
    [email],
  );
  expect(sessions).toEqual([{ revoked_at: null }]);
});

test('a session that was ended elsewhere leads to the login, and from there back', async ({
  page,
  context,
  database,
}) => {
  const shopper = await signIn(context);
  await page.goto('/dashboard/myorders');
  await expect(page.getByText('No order yet')).toBeVisible();
  await endSessions(database, shopper);
  await page.goto('/dashboard/address');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Faddress');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await logIn(page, shopper);
  await expect(page).toHaveURL('/dashboard/address');
  await expect(addressBook(page)).toBeVisible();
});

test('an Add of somebody whose session has ended is not lost by the login', async ({ page, context, database }) => {
  const product = await stockProduct(database, { stock: 3 });
  const shopper = await signIn(context);
  await page.goto(product.path);
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: `Add ${product.name} to cart` });
  await expect(add).toBeVisible();
  await endSessions(database, shopper);
  await add.click();
  await expect(page).toHaveURL(/^[^?]+\/login\?next=/);
  await logIn(page, shopper);
  await expect(page).toHaveURL(product.path);
  await expect(main.getByRole('group', { name: `Quantity of ${product.name}` })).toContainText('1');
});

test('logging out leaves nothing of the shopper behind', async ({ page, context, database }) => {
  const product = await stockProduct(database, { stock: 3 });
  const shopper = await signIn(context);
  await fillCart(context, product);
  await saveAddress(context);
  await page.goto('/dashboard/address');
  await expect(page.getByText('12 Park Street')).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'My Cart, it is empty' })).toBeVisible();
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
