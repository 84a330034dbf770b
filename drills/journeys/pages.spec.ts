import type { Page } from '@playwright/test';
import { addFromSearch } from './support/addFromSearch.ts';
import { startChallengingShop } from './support/challengingShop.ts';
import { startOwnShop, type OwnShop } from './support/ownShop.ts';
import { photographScreen } from './support/photographScreen.ts';
import { shiftClock } from '../../e2e/setup/fixedClock.ts';
import { collectPageErrors } from '../../e2e/support/pageErrors.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../../e2e/support/screenChecks.ts';
import { insertProduct } from '../../e2e/support/products.ts';
import { ADMIN, saveAddress, signInAsAdmin, signUp } from '../../e2e/support/shopper.ts';
import { expect, test } from '../../e2e/support/test.ts';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop({ DEMO: 'on', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
});
test.afterAll(() => shop.close());

const LATER_MS = 50 * 60 * 60 * 1000;

const main = (page: Page) => page.getByRole('main');

/** Publishes a text as the next version of the terms. */
async function publishTerms(owner: Page, text: string, version: number): Promise<void> {
  await owner.goto('/dashboard/pages');
  await main(owner).getByRole('link', { name: 'Terms of use' }).click();
  await main(owner).getByRole('textbox', { name: 'Text' }).fill(text);
  await main(owner).getByRole('button', { name: 'Save draft' }).click();
  await main(owner)
    .getByRole('button', { name: `Publish version ${version}` })
    .click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(main(owner).getByRole('link', { name: `Version ${version}` })).toBeVisible();
}

test('an order leads to the terms that it was placed under, whatever is published later', async ({ browser }) => {
  const owner = await (await shop.open(browser, 1280)).newPage();
  const asha = await (await shop.open(browser, 360)).newPage();
  const errors = [owner, asha].map(collectPageErrors);
  await signInAsAdmin(owner.context());
  await signUp(asha.context());
  await saveAddress(asha.context());
  const { name } = await insertProduct(shop.database, { stock: 5 });

  await asha.goto('/');
  await asha.getByRole('contentinfo').getByText('Useful links').click();
  await asha.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(main(asha).getByRole('heading', { level: 2, name: 'Your account' })).toBeVisible();
  await expectNoHorizontalScroll(asha);
  await photographScreen(asha, '01-sample-terms');

  await owner.goto('/dashboard/pages');
  await expect(main(owner).getByText('Sample text: read and adapt it')).toHaveCount(6);
  await photographScreen(owner, '02-pages');
  await publishTerms(owner, '## Fair prices\n\nWe sell at the price that you see.', 1);
  await photographScreen(owner, '03-editor');
  for (const scheme of ['light', 'dark'] as const) await expectAccessible(owner, scheme);

  await addFromSearch(asha, name, 1);
  await asha.goto('/checkout');
  await expect(main(asha).getByText('By placing the order you accept the terms and the returns policy.')).toBeVisible();
  await photographScreen(asha, '04-checkout');
  await main(asha).getByRole('button', { name: 'Cash on Delivery' }).click();
  await expect(asha.getByRole('heading', { level: 1, name: 'Order Successfully' })).toBeVisible();
  await publishTerms(owner, '## New prices\n\nWe have changed our terms.', 2);

  await asha.getByRole('link', { name: 'View order' }).click();
  await photographScreen(asha, '05-order');
  await main(asha).getByRole('link', { name: 'Terms of use, version 1' }).click();
  await expect(main(asha).getByRole('heading', { level: 2, name: 'Fair prices' })).toBeVisible();
  await expect(main(asha).getByText('It has been replaced')).toBeVisible();
  await photographScreen(asha, '06-version-1');
  for (const scheme of ['light', 'dark'] as const) await expectAccessible(asha, scheme);
  await main(asha).getByRole('link', { name: 'see the current version' }).click();
  await expect(main(asha).getByRole('heading', { level: 2, name: 'New prices' })).toBeVisible();

  const version = await asha.request.get('/pages/terms/versions/1');
  expect(await version.text()).toContain('We sell at the price that you see.');
  expect(version.headers()['x-robots-tag']).toBe('noindex');
  expect((await asha.request.get('/pages/terms')).headers()['x-robots-tag']).toBeUndefined();
  expect((await asha.request.get('/pages/terms/versions/3')).status()).toBe(404);
  expect((await asha.request.get('/pages/nothing')).status()).toBe(404);
  for (const { messages } of errors) expect(messages).toEqual([]);
});

test('a complaint passes its 48 hours, and stands first in the owner’s list', async ({ browser }) => {
  const visitor = await (await shop.open(browser, 360)).newPage();
  const errors = [collectPageErrors(visitor)];
  for (const subject of ['Curdled milk', 'Rude rider']) {
    await visitor.goto('/pages/grievance');
    await main(visitor).getByRole('link', { name: 'Make a complaint' }).click();
    await main(visitor).getByRole('textbox', { name: 'Your name' }).fill('Asha Rao');
    await main(visitor).getByRole('textbox', { name: 'Email' }).fill('asha@kirana.example');
    await main(visitor).getByRole('textbox', { name: 'What is it about?' }).fill(subject);
    await main(visitor)
      .getByRole('textbox', { name: 'What happened?' })
      .fill('It was no good, and nobody called me back.');
    await photographScreen(visitor, '07-complaint');
    await expectNoHorizontalScroll(visitor);
    for (const scheme of ['light', 'dark'] as const) await expectAccessible(visitor, scheme);
    await main(visitor).getByRole('button', { name: 'Send complaint' }).click();
    await expect(main(visitor).getByText(/^Complaint #\d+$/)).toBeVisible();
  }
  await photographScreen(visitor, '08-complaint-sent');
  const moment = "now() - interval '90 hours'"; // a colleague has acknowledged the older one
  await shop.database.rows(
    `UPDATE grievances SET created_at = ${moment}, due_at = ${moment} + interval '30 days', acknowledged_at = now(), status = 'ACKNOWLEDGED'
     WHERE subject = $1`,
    ['Curdled milk'],
  );

  const later = await startChallengingShop({
    ...{ E2E_CLOCK_OFFSET: String(LATER_MS), DATABASE_URL: shop.databaseUrl, THROTTLE: 'off' },
  });
  const context = await browser.newContext({ baseURL: later.url, viewport: { width: 1280, height: 800 } });
  await context.addInitScript(shiftClock, LATER_MS);
  await signInAsAdmin(context);
  const owner = await context.newPage();
  errors.push(collectPageErrors(owner));
  await owner.goto('/dashboard/complaints');
  const first = main(owner).getByRole('article').first();
  await expect(first).toHaveAccessibleName(/Rude rider$/);
  await expect(first.getByText('Acknowledge: 2 hours over')).toBeVisible();
  await photographScreen(owner, '09-complaints');
  for (const scheme of ['light', 'dark'] as const) await expectAccessible(owner, scheme);
  await first.getByRole('button', { name: 'Acknowledge' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }).click();
  await expect(main(owner).getByText(/^Acknowledged /)).toHaveCount(2);
  await main(owner)
    .getByRole('article', { name: /Rude rider$/ })
    .getByRole('button', { name: 'Resolve' })
    .click();
  await owner
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Your answer' })
    .fill('We have spoken to the rider. Sorry!');
  await photographScreen(owner, '10-resolve');
  await owner.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
  await expect(main(owner).getByRole('article')).toHaveCount(1);
  for (const { messages } of errors) expect(messages).toEqual([]);
  await context.close();
  await later.close();
});
