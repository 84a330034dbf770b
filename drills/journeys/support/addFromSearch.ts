import { expect, type Page } from '@playwright/test';
import { addName } from '../../../e2e/support/products.ts';

const QUERY = '{ viewer { cart { lines(first: 10) { edges { node { quantity product { name } } } } } } }';

/** Searches a product, as a shopper does, and adds it to the cart so many times, until the server has them. */
export async function addFromSearch(page: Page, name: string, quantity: number): Promise<void> {
  await page.goto(`/search?q=${encodeURIComponent(name)}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: addName(name) }).click();
  const stepper = main.getByRole('group', { name: `Quantity of ${name}` });
  for (let count = 1; count < quantity; count += 1) {
    await expect(stepper).toContainText(String(count));
    await stepper.getByRole('button', { name: 'One more' }).click();
  }
  await expect(stepper).toContainText(String(quantity));
  // The page shows the new quantity before the server has it, and a page that is left sends nothing more.
  const line = { node: { quantity, product: { name } } };
  const saved = async () =>
    (await page.request.post('/graphql', { data: { query: QUERY } })).json() as Promise<unknown>;
  await expect
    .poll(saved)
    .toMatchObject({ data: { viewer: { cart: { lines: { edges: expect.arrayContaining([line]) as unknown[] } } } } });
}
