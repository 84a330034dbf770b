import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('an integrator runs the examples of GraphiQL one after another', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page.getByRole('tab').first()).toContainText('Browse');
  await expectResult(page, 'Fruits & Vegetables');
  await page.getByRole('tab', { name: 'LogIn', exact: true }).click();
  await expectResult(page, 'Demo Shopper');
  await page.getByRole('tab', { name: 'MyOrders' }).click();
  await expectResult(page, 'pageInfo');
});

/** Presses the button until the query is sent, because GraphiQL ignores it until it has parsed the tab's operation. */
async function expectResult(page: Page, text: string): Promise<void> {
  let isSent = false;
  page.on('request', (request) => {
    const query = new URL(request.url()).pathname === '/graphql' ? request.postData() : null;
    if (query?.includes('__schema') === false) isSent = true; // GraphiQL reads the schema, too
  });
  await expect(async () => {
    if (!isSent) await page.getByRole('button', { name: 'Execute query (Ctrl-Enter)' }).click();
    await expect.poll(() => isSent, { timeout: 1000 }).toBe(true);
  }).toPass();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText(text);
}
