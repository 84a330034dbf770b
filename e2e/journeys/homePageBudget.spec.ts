import { gzipSync } from 'node:zlib';
import { HOME_BUDGET, STYLE_BUDGET } from '../../web/build/budgets.ts';
import { signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { untilHydrated } from '../support/untilHydrated.ts';

test.use({ isFirstVisit: true });

const PHONE = { width: 360, height: 740 };
const MAX_ELEMENTS = 900;

test('the home page loads no more JavaScript than its budget', async ({ page }) => {
  const scripts: Promise<{ name: string; size: number }>[] = [];
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname;
    if (name.endsWith('.js')) scripts.push(response.body().then((body) => ({ name, size: gzipSync(body).length })));
  });
  await page.goto('/');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const loaded = (await Promise.all(scripts)).sort((one, other) => other.size - one.size);
  const total = loaded.reduce((sum, { size }) => sum + size, 0);
  const list = loaded.map(({ name, size }) => `${inKilobytes(size)} ${name}`).join('\n');
  console.log(`JavaScript of /: ${inKilobytes(total)} gzip in ${loaded.length} files\n${list}`);
  expect(total).toBeLessThanOrEqual(HOME_BUDGET * 1000);
});

test('the style sheet in the HTML of each page is within its budget', async ({ request }) => {
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet);
  const size = gzipSync(sheets.join('')).length;
  console.log(`Styles of /: ${inKilobytes(size)} gzip`);
  expect(sheets).toHaveLength(2); // the order of the layers, and the sheet
  expect(size).toBeLessThanOrEqual(STYLE_BUDGET * 1000);
});

test('a phone has few elements on the home page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  expect(elements).toBeLessThanOrEqual(MAX_ELEMENTS);
});

test('the HTML of the home page contains products with their prices, and is identical for all shoppers', async ({
  request,
  context,
  newContext,
}) => {
  const headers = { accept: 'text/html' };
  const response = await request.get('/', { headers });
  const html = await response.text();
  expect(html.match(/href="\/product\//g)?.length).toBeGreaterThan(20);
  expect(html.match(/₹\d/g)?.length).toBeGreaterThan(20);
  expect(response.headers()['cache-control']).toMatch(/^public/);
  expect(response.headers()['set-cookie']).toBeUndefined();
  const other = await newContext();
  for (const shopper of [context, other]) await signUp(shopper);
  // Another journey may change the catalogue between two responses.
  await expect(async () => {
    const responses = [await other.request.get('/', { headers }), await context.request.get('/', { headers })] as const;
    expect(await responses[1].text()).toBe(await responses[0].text());
  }).toPass();
});

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
