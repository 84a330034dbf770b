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

/** Executes the query until the result contains the text, because GraphiQL ignores the button until it has parsed the tab's operation. */
async function expectResult(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Execute query (Ctrl-Enter)' }).click();
    await expect(page.getByRole('region', { name: 'Result Window' })).toContainText(text, { timeout: 2000 });
  }).toPass();
}
