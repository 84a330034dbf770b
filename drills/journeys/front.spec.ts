import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startChallengingShop } from './support/challengingShop.ts';
import { startOwnShop, type OwnShop } from './support/ownShop.ts';
import { photographScreen } from './support/photographScreen.ts';
import { collectPageErrors } from '../../e2e/support/pageErrors.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../../e2e/support/screenChecks.ts';
import { ADMIN, signInAsAdmin } from '../../e2e/support/shopper.ts';
import { expect, test } from '../../e2e/support/test.ts';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop({ DEMO: 'on', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
});
test.afterAll(() => shop.close());

const HOUR_MS = 60 * 60 * 1000;
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

async function bannerPicture(width: number, height: number, background: string) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'banner.png', mimeType: 'image/png', buffer };
}

/** Begins a draft whose first section is a banner with a heading. */
async function draftBanner(designer: Page, heading: string): Promise<void> {
  await designer.goto('/dashboard/home');
  await main(designer).getByRole('button', { name: 'Begin a draft' }).click();
  await main(designer).getByRole('combobox', { name: 'Add a section' }).selectOption('Banner');
  await main(designer).getByRole('button', { name: 'Add', exact: true }).click();
  await main(designer).getByRole('textbox', { name: 'Heading' }).last().fill(heading);
}

async function saveDraft(designer: Page): Promise<void> {
  await main(designer).getByRole('button', { name: 'Save draft' }).click();
  await expect(main(designer).getByRole('button', { name: 'Publish now' })).toBeVisible();
}

test('a designer’s banner is previewed, published and taken back', async ({ browser }) => {
  const designer = await (await shop.open(browser, 1280)).newPage();
  const visitor = await (await shop.open(browser, 360)).newPage();
  const errors = [designer, visitor].map(collectPageErrors);
  await signInAsAdmin(designer.context());
  await visitor.goto('/');
  await expect(main(visitor).getByRole('heading', { level: 1 })).toContainText('Your groceries');

  const heading = 'दिवाली की धूम, தீபாவளி தள்ளுபடி';
  await draftBanner(designer, heading);
  await designer
    .getByLabel('Picture file')
    .first()
    .setInputFiles(await bannerPicture(800, 400, '#7a1f3d'));
  await expect(main(designer).getByRole('button', { name: 'Remove the pictures' })).toBeVisible(); // it is stored
  await main(designer).getByRole('textbox', { name: 'Leads to' }).fill('javascript:alert(1)');
  await main(designer).getByRole('button', { name: 'Save draft' }).click();
  await expect(
    main(designer)
      .getByText(/Start with \/ for a page of your shop/)
      .first(),
  ).toBeVisible();
  await main(designer).getByRole('textbox', { name: 'Leads to' }).fill('/search?q=milk');
  for (let place = 4; place > 0; place -= 1)
    await main(designer)
      .getByRole('button', { name: `Move Banner “${heading}” up` })
      .click();
  await saveDraft(designer);
  await photographScreen(designer, '20-home-draft');
  for (const scheme of ['light', 'dark'] as const) await expectAccessible(designer, scheme);

  const address = await main(designer).getByRole('link', { name: 'Preview on a desk' }).getAttribute('href');
  await visitor.goto(address ?? '');
  await expect(main(visitor).getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await visitor.goto('/');
  await expect(main(visitor).getByRole('heading', { name: heading })).toHaveCount(0);

  await main(designer).getByRole('button', { name: 'Publish now' }).click();
  await dialog(designer).getByRole('button', { name: 'Publish' }).click();
  await expect(main(designer).getByText('Shoppers see it')).toBeVisible();
  await photographScreen(designer, '21-home-versions');
  for (const scheme of ['light', 'dark'] as const) await expectAccessible(designer, scheme);
  const html = await (await visitor.request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain(heading);
  expect(html).toMatch(/<img[^>]+fetchPriority="high"[^>]*>/i);
  for (const page of [visitor, designer]) {
    await page.goto('/');
    const banner = main(page).getByRole('link', { name: heading });
    await expect(banner).toHaveAttribute('href', '/search?q=milk');
    await expectNoHorizontalScroll(page);
    await photographScreen(page, page === visitor ? '22-home-phone' : '23-home-desk');
    for (const scheme of ['light', 'dark'] as const) await expectAccessible(page, scheme);
  }

  await designer.goto('/dashboard/home');
  await main(designer).getByRole('button', { name: 'Go back to it: version 1' }).click();
  await dialog(designer).getByRole('button', { name: 'Go back to it' }).click();
  await expect(main(designer).getByText('Version 3')).toBeVisible();
  await visitor.goto('/');
  await expect(main(visitor).getByRole('heading', { name: heading })).toHaveCount(0);
  for (const { messages } of errors) expect(messages).toEqual([]);
});

test('a scheduled page appears at its minute in each process', async ({ browser }) => {
  const designer = await (await shop.open(browser, 1280)).newPage();
  await signInAsAdmin(designer.context());
  await draftBanner(designer, 'Evening offers');
  await saveDraft(designer);
  await main(designer).getByRole('button', { name: 'Schedule' }).click();
  const at = new Date(Date.now() + HOUR_MS);
  const local = new Date(at.getTime() + 5.5 * HOUR_MS).toISOString().slice(0, 16); // the shop's time
  await dialog(designer).getByLabel('Day and time, in India').fill(local);
  await dialog(designer).getByRole('button', { name: 'Schedule' }).click();
  await expect(main(designer).getByText('Scheduled', { exact: true })).toBeVisible();

  const environment = { DATABASE_URL: shop.databaseUrl, THROTTLE: 'off' };
  const later = await startChallengingShop({ ...environment, E2E_CLOCK_OFFSET: String(HOUR_MS) });
  const visitor = await (await shop.open(browser, 360)).newPage();
  const read = async (origin: string) =>
    (await visitor.request.get(origin, { headers: { accept: 'text/html' } })).text();
  for (let times = 0; times < 2; times += 1) {
    expect(await read(`${later.url}/`)).toContain('Evening offers');
    expect(await read('/')).not.toContain('Evening offers');
  }
  await later.close();
});

test('an admin orders the categories, and the shop shows that order', async ({ browser }) => {
  const page = await (await shop.open(browser, 1280)).newPage();
  await signInAsAdmin(page.context());
  await page.goto('/dashboard/category');
  const cards = page.getByRole('list', { name: 'Categories' }).getByRole('listitem');
  const firstName = (await cards.first().locator('p').textContent()) ?? '';
  const secondName = (await cards.nth(1).locator('p').textContent()) ?? '';
  await page.getByRole('button', { name: 'Change the order' }).click();
  await dialog(page)
    .getByRole('button', { name: `Move ${firstName} down` })
    .press('Enter');
  await expect(dialog(page).getByRole('listitem').first()).toContainText(secondName);
  await expect(dialog(page).getByRole('button', { name: `Move ${firstName} down` })).toBeFocused();
  await expectAccessible(page, 'light');
  await dialog(page).getByRole('button', { name: 'Save the order' }).click();
  await expect(cards.first()).toContainText(secondName);

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => {
        await page.goto('/categories');
        return page.getByRole('heading', { level: 2 }).first().textContent();
      })
      .toBe(secondName);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: secondName }).first()).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        const names = await footer.locator('a').allTextContents(); // a phone folds them
        return names.filter((name) => name === firstName || name === secondName);
      })
      .toEqual([secondName, firstName]);
  }
});
