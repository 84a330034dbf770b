import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/test.ts';

/** The client's libraries alone are 191 kB: docs/decisions/0010-bundle-size.md. */
const BUDGET_BYTES = 245_000;

test('the home page loads at most 245 kB of JavaScript, compressed', async ({ page }) => {
  const scripts: Promise<{ name: string; size: number }>[] = [];
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname;
    if (name.endsWith('.js')) scripts.push(response.body().then((body) => ({ name, size: gzipSync(body).length })));
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'See All in' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const loaded = (await Promise.all(scripts)).sort((one, other) => other.size - one.size);
  const total = loaded.reduce((sum, { size }) => sum + size, 0);
  const list = loaded.map(({ name, size }) => `${inKilobytes(size)} ${name}`).join('\n');
  console.log(`JavaScript of /: ${inKilobytes(total)} gzip in ${loaded.length} files\n${list}`);
  expect(total).toBeLessThanOrEqual(BUDGET_BYTES);
});

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
