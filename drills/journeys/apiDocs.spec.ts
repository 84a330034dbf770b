import { expectAccessible, expectNoHorizontalScroll, expectStructure } from '../../e2e/support/screenChecks.ts';
import { expect, test } from '../../e2e/support/test.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** The part of an OpenAPI document that this test reads. */
interface OpenApiPaths {
  paths: Record<string, Record<string, { summary: string }>>;
}

test('an integrator reads the API reference on a desktop', async ({ page, request, baseURL }) => {
  const urls: string[] = [];
  page.on('request', (each) => urls.push(each.url()));
  await page.setViewportSize(DESK);
  await page.goto('/api/docs');
  await expect(page).toHaveTitle('Kirana REST API · Kirana');
  await expect(page.getByRole('heading', { name: 'Kirana REST API', level: 1 })).toBeVisible();
  await expectStructure(page);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  const { paths } = (await (await request.get('/api/openapi.json')).json()) as OpenApiPaths;
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  const contents = page.getByRole('complementary').getByRole('link');
  for (const { summary } of calls) await expect(contents.filter({ hasText: summary }).first()).toBeAttached();

  await contents.filter({ hasText: 'Put a product in the cart' }).press('Enter');
  await expect(page).toHaveURL(/#tag\/cart\/POST\/api\/cart\/create$/);
  await expect(page.getByRole('heading', { name: 'Put a product in the cart' })).toBeInViewport();
  await expect(page.getByText('--request POST').first()).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'light');
  await expectAccessible(page, 'dark');
  expect(urls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
});

test('the API reference is collapsed on a phone and does not overflow', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Kirana REST API', level: 1 })).toBeVisible();
  const link = page.getByRole('link', { name: 'The orders' }).first();
  await expect(link).not.toBeVisible();
  await page.getByRole('button', { name: 'Open Menu' }).press('Enter');
  await link.press('Enter');
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
