import { insertProduct, milkListingPath } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

test('without JavaScript the shop can be browsed, searched and read', async ({ newContext, database }) => {
  const { name, path } = await insertProduct(database, { stock: 3 });
  const context = await newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveTitle('Groceries in 10 minutes · Kirana');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('region', { name: 'Shop by category' }).getByRole('link').first().click();
  await expect(page.getByRole('main').getByText('₹').first()).toBeVisible();
  await page.goto('/search?q=milk');
  await expect(page.getByRole('heading', { level: 1, name: 'milk' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name}.* · Kirana$`));
  await context.close();
});

test('a page from the server asks for nothing that is in its HTML', async ({ page, database }) => {
  const product = await insertProduct(database, { stock: 3 });
  for (const path of ['/', '/search?q=milk', product.path, await milkListingPath(database)]) {
    const operations: string[] = [];
    const record = (request: { url(): string }) => request.url().includes('/graphql') && operations.push(request.url());
    page.on('request', record);
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible(); // the viewer's part, which alone is asked for
    page.off('request', record);
    expect(operations, path).toHaveLength(1);
  }
});

test('what does not exist is 404', async ({ request }) => {
  const headers = { accept: 'text/html' };
  const response = await request.get('/product/milk-prod_00000000000000000000000000', { headers });
  expect(response.status()).toBe(404);
});
