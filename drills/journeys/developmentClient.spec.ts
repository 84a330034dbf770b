import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { freePort } from '../../api/src/platform/db/embedded/postmaster.ts';
import { addName, insertProduct } from '../../e2e/support/products.ts';
import { signUp } from '../../e2e/support/shopper.ts';
import { expect, test } from '../../e2e/support/test.ts';

const VITE = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
const WEB = path.join(import.meta.dirname, '../../web');

test('the client of `npm run dev` shows the shop and adds to the cart', async ({
  page,
  context,
  baseURL,
  database,
}) => {
  const product = await insertProduct(database, { stock: 5 });
  await signUp(context);
  const port = await freePort();
  const vite = spawn(process.execPath, [VITE, `--port=${port}`, '--strictPort'], {
    cwd: WEB,
    env: { ...process.env, KIRANA_API: baseURL },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise<void>((resolve) => vite.stdout.on('data', (text) => String(text).includes('ready') && resolve()));
    await page.goto(`http://127.0.0.1:${port}${product.path}`); // Vite bundles the dependencies first
    const main = page.getByRole('main');
    const added = page.waitForResponse((response) => response.request().method() === 'POST');
    await main.getByRole('button', { name: addName(product.name) }).click({ timeout: 120_000 });
    await added;
    await page.reload();
    await expect(page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible();
  } finally {
    await page.close(); // it asks its server for changes
    vite.kill();
    await once(vite, 'exit');
  }
});
