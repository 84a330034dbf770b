import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { verifyBackup } from '../../api/src/platform/backup/restoreBackup.ts';
import { collectPageErrors } from '../../e2e/support/pageErrors.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../../e2e/support/screenChecks.ts';
import { ADMIN, logIn, type Shopper } from '../../e2e/support/shopper.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { startChallengingShop, type ChallengingShop } from './support/challengingShop.ts';

const OWNER: Shopper = { name: 'Meena', email: 'meena@sharma.example', password: 'nine blue kites' };
const SHOPPER: Shopper = { ...ADMIN, email: 'shopper@kirana.example' };
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

const main = (page: Page) => page.getByRole('main');
const checklistOf = (page: Page) => main(page).getByRole('region', { name: 'Set up your shop' });

let dataDir = '';
let shop: ChallengingShop | undefined;
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'kirana-own-shop-'));
  await chmod(dataDir, 0o755); // as folders usually are; an embedded database may run as another account
});
test.afterAll(async () => {
  await shop?.close();
  for (const folder of [dataDir, `${dataDir}-backups`]) await rm(folder, { recursive: true, force: true });
});

const start = () =>
  startChallengingShop({
    ...{ DATABASE_URL: '', DATA_DIR: dataDir, DEMO: '', JOBS: 'on', NODE_ENV: 'development' },
    ...{ WEB_PROCESSES: '2' }, // each has caches of its own
  });

test('the owner of a demo starts their own shop, which a restart leaves empty', async ({ newContext }) => {
  shop = await start();
  const page = await (await newContext({ baseURL: shop.url, viewport: PHONE })).newPage();
  const theirs = await (await newContext({ baseURL: shop.url, viewport: DESK })).newPage();
  const errors = collectPageErrors(page);

  await test.step('a shopper has something in the cart', async () => {
    await theirs.goto('/login');
    await logIn(theirs, SHOPPER);
    await theirs.goto('/search?q=milk');
    await main(theirs).getByRole('button', { name: /^Add/ }).first().click();
    await expect(theirs.getByRole('button', { name: /1 item/ }).first()).toBeVisible();
  });

  let directory = '';
  await test.step('the owner reads what happens, and starts the shop', async () => {
    await page.goto('/login?next=/dashboard');
    await logIn(page, ADMIN);
    await expect(checklistOf(page)).toBeHidden();
    await main(page)
      .getByRole('region', { name: 'This is a demo' })
      .getByRole('link', { name: 'Start your own shop' })
      .click();
    await expect(main(page).getByText(/^5,\d+ products in \d+ categories/)).toBeVisible();
    await expectNoHorizontalScroll(page);
    for (const scheme of ['light', 'dark'] as const) await expectAccessible(page, scheme);
    await main(page).getByLabel('Your name').fill(OWNER.name);
    await main(page).getByLabel('Email').fill(OWNER.email);
    await main(page).getByLabel('Password', { exact: true }).fill(OWNER.password);
    await main(page).getByLabel('Confirm password').fill(OWNER.password);
    await main(page).getByRole('checkbox', { name: 'Remove the demo and all that was done in it' }).check();
    await main(page).getByRole('button', { name: 'Start your own shop' }).click();
    await expect(main(page).getByRole('heading', { name: 'The shop is yours' })).toBeVisible({ timeout: 120_000 });
    await expectNoHorizontalScroll(page);
    const command =
      (await main(page)
        .getByText(/^npm run restore/)
        .textContent()) ?? '';
    directory = /"(.+)"/.exec(command)?.[1] ?? '';
    await verifyBackup(directory, () => undefined);
  });

  await test.step('the checklist greets the owner, who is logged in', async () => {
    await main(page).getByRole('button', { name: 'Set up your shop' }).click();
    await expect(checklistOf(page)).toContainText('0 of 11');
    await page.goto('/dashboard/orders');
    await expect(main(page).getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  });

  await test.step('the shopper is asked to log in, and finds no goods', async () => {
    await main(theirs)
      .getByRole('button', { name: /^(Increase|Add)/ })
      .first()
      .click();
    await expect(theirs.getByText(/log in/i).first()).toBeVisible();
    await theirs.goto('/search?q=milk');
    await expect(main(theirs).getByRole('button', { name: /^Add/ })).toHaveCount(0);
  });

  const refusesDemo = () =>
    test.step('nobody gets in with the demo’s password', async () => {
      const stranger = await (await newContext({ baseURL: shop?.url, viewport: DESK })).newPage();
      await stranger.goto('/login');
      await logIn(stranger, ADMIN);
      await expect(main(stranger).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
        'Wrong email or password',
      );
      await expect(stranger).toHaveURL(/login/);
    });
  await refusesDemo();

  expect(errors.messages).toEqual([]);
  for (const open of [page, theirs]) await open.close(); // a page asks again for what the closed shop does not answer

  await test.step('a restart brings nothing back', async () => {
    await shop?.close();
    shop = await start();
    const again = await (await newContext({ baseURL: shop.url, viewport: DESK })).newPage();
    await again.goto('/login?next=/dashboard');
    await logIn(again, OWNER);
    await expect(checklistOf(again)).toContainText('0 of 11');
    await refusesDemo();
  });
});
