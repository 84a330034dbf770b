import { expectAccessible, expectNoHorizontalScroll, expectStructure } from '../support/screenChecks.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

test('an integrator reads the API reference on a desktop', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/api/docs');
  await expect(page).toHaveTitle('Kirana REST API · Kirana');
  await expectStructure(page);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Put a product in the cart POST' }).click();
  await expect(page).toHaveURL(/#cart-create$/);
  const call = page.locator('#cart-create');
  await expect(call.getByRole('heading', { name: 'Put a product in the cart' })).toBeInViewport();
  await expect(call).toContainText('curl -X POST');
  await call.getByRole('link', { name: 'CartLine' }).click();
  await expect(page.getByRole('heading', { name: 'CartLine' })).toBeInViewport();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'light');
  await expectAccessible(page, 'dark');
});

test('the API reference is collapsed on a phone and does not overflow', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/api/docs');
  const link = page.getByRole('link', { name: 'The orders GET' });
  await expect(link).not.toBeVisible();
  await page.getByText('Contents', { exact: true }).press('Enter');
  await link.click();
  await expect(page.getByRole('heading', { name: 'The orders' })).toBeInViewport();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'light');
  await expectAccessible(page, 'dark');
});

test('the OpenAPI document is served as JSON', async ({ request }) => {
  const response = await request.get('/api/openapi.json');
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.json()).toMatchObject({ openapi: '3.1.1', info: { title: 'Kirana REST API' } });
});
