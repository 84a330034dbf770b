import type { Page } from '@playwright/test';
import { expect, test } from '../shop/test.ts';

test('an integrator runs the examples of GraphiQL one after another', async ({ page }) => {
  await page.goto('/graphql');
  await expect(page.getByRole('tab').first()).toContainText('Browse');
  await expectAnswer(page, 'Fruits & Vegetables');
  await page.getByRole('tab', { name: 'LogIn', exact: true }).click();
  await expectAnswer(page, 'Demo Shopper');
  await page.getByRole('tab', { name: 'MyOrders' }).click();
  await expectAnswer(page, 'pageInfo');
});

/** GraphiQL takes a moment to see which operation a tab holds, and shows nothing of it: who is too fast presses again. */
async function expectAnswer(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Execute query (Ctrl-Enter)' }).click();
    await expect(page.getByRole('region', { name: 'Result Window' })).toContainText(text, { timeout: 2000 });
  }).toPass();
}
