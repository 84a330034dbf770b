import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { startOwnShop, type OwnShop } from './support/ownShop.ts';
import { UNLIMITED_CASH } from '../../api/src/testing/shopTermsFixture.ts';
import { collectPageErrors } from '../../e2e/support/pageErrors.ts';
import { insertProduct, milkListingPath } from '../../e2e/support/products.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../../e2e/support/screenChecks.ts';
import { screens, type ScreenContext } from '../../e2e/support/screens.ts';
import { ADMIN, signInAsAdmin, signUp } from '../../e2e/support/shopper.ts';
import { expect, test } from '../../e2e/support/test.ts';

const [NAME, FORMER_NAME] = ['Sharma Stores', /Kirana/];
/** A promise of a time. */
const TIME = /\d ?min|minutes/i;
const RED = { light: 'rgb(179, 38, 30)', dark: 'rgb(255, 138, 128)' };
/** One needs a code by the clock of the journeys' shop, the other quotes the former name as what was changed. */
const LEFT_OUT = ['recovery codes', 'audit log'];

test.describe.configure({ mode: 'serial' }); // one shop, which the first test renames

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop({
    ...{ DEMO: 'on', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    ...UNLIMITED_CASH,
  });
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');

async function openPage(browser: Browser, width = 1280): Promise<Page> {
  return (await shop.open(browser, width)).newPage();
}

/** A wide logo on a transparent ground, as a designer sends it. */
function logo() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="160">
    <rect width="160" height="160" rx="40" fill="#b3261e"/><rect x="190" y="50" width="390" height="60" fill="#1e1b16"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test('an admin names the shop, uploads its logo and chooses its colours', async ({ browser }) => {
  const page = await openPage(browser);
  const errors = collectPageErrors(page);
  await signInAsAdmin(page.context());
  await page.goto('/dashboard/settings');
  await expect(main(page).getByRole('heading', { level: 2, name: 'Name and looks' })).toBeVisible();
  await main(page).getByLabel('Shop name').fill(NAME);
  const colour = main(page).getByRole('group', { name: 'Main colour' });
  await colour.getByRole('switch', { name: 'Main colour' }).check();
  const light = colour.getByRole('textbox', { name: 'In light mode' });
  await light.fill('FF8A80');
  await expect(light).toHaveAccessibleDescription(/too hard to read, choose a darker colour$/);
  await colour.getByRole('textbox', { name: 'In dark mode' }).fill('#ff8a80');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(light).toHaveAccessibleDescription(/^Too hard to read in light mode/);
  await expect(light).toBeFocused();
  await light.fill('B3261E');
  for (const scheme of ['light', 'dark'] as const) await expectAccessible(page, scheme);
  const upload = main(page).getByRole('group', { name: 'Logo', exact: true });
  await upload.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await logo(),
  });
  await expect(main(page).getByRole('button', { name: 'Remove logo' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveTitle(`Settings · ${NAME}`);
  await expect(main(page).getByLabel('Shop name')).toHaveValue(NAME);
  await main(page).getByRole('link', { name: 'Seller' }).click();
  await main(page).getByLabel('Name', { exact: true }).fill(NAME);
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  expect(errors.messages).toEqual([]);
});

test('a visitor sees the name, the logo and the colours, on a phone and on a desk, in light and in dark mode', async ({
  browser,
}) => {
  for (const width of [360, 1280]) {
    const page = await openPage(browser, width);
    await page.goto('/login');
    await expect(page).toHaveTitle(`Log in · ${NAME}`);
    await page.getByLabel('Email').fill('asha@kirana.example');
    await page.getByLabel('Password', { exact: true }).fill('green mango 42');
    const button = main(page).getByRole('button', { name: 'Login' });
    const mark = page
      .getByRole('banner')
      .getByRole('link', { name: `${NAME}, home` })
      .locator('img');
    await expect(mark).toBeVisible();
    expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: NAME })).toBeVisible();
    for (const scheme of ['light', 'dark'] as const) {
      await expectAccessible(page, scheme);
      await expect(button).toHaveCSS('background-color', RED[scheme]);
    }
    await page.goto('/');
    await expect(page).toHaveTitle(`Groceries in 10 minutes · ${NAME}`);
    for (const scheme of ['light', 'dark'] as const) await expectAccessible(page, scheme);
    await expectNoHorizontalScroll(page);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest: unknown = await (await page.request.get(address ?? '')).json();
    expect(manifest).toMatchObject({ name: NAME });
    await page.context().close();
  }
});

const settingsGroups = ['brand', 'seller', 'fees', 'hours', 'delivery', 'advanced'].map((group) => ({
  name: `settings: ${group}`,
  open: async ({ page, context }: ScreenContext) => {
    await signInAsAdmin(context);
    await page.goto(`/dashboard/settings?group=${group}`);
  },
  shows: (page: Page) => main(page).getByRole('navigation', { name: 'Settings groups' }),
}));
for (const { name, open, shows } of [...screens.filter(({ name }) => !LEFT_OUT.includes(name)), ...settingsGroups])
  test(`the former name is not on the screen: ${name}`, async ({ browser }) => {
    const page = await openPage(browser);
    await open({ page, context: page.context(), database: shop.database });
    await expect(shows(page)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`${NAME}$`));
    expect(await findInPage(page, FORMER_NAME)).toEqual([]);
    await page.context().close();
  });

test('every page promises what the settings promise, and without a promise no time', async ({ browser }) => {
  const owner = await openPage(browser);
  await signInAsAdmin(owner.context());
  const promise = async (text: string) => {
    await owner.goto('/dashboard/settings?group=delivery'); // without the toast of an earlier change
    await main(owner).getByLabel('Delivery promise').fill(text);
    await main(owner).getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText('Settings saved')).toBeVisible();
  };
  const page = await openPage(browser, 360);
  await promise('Same day');
  await page.goto('/');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your groceries, at your door the same day');
  await expect(page.getByRole('banner')).toContainText('Delivery the same day');
  await promise('');
  const product = await insertProduct(shop.database, { stock: 9 });
  const paths = ['/', '/categories', '/search?q=milk', await milkListingPath(shop.database), product.path];
  for (const path of paths) {
    await page.goto(path);
    await expect(main(page).getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Deliver to');
    expect.soft(await findInPage(page, TIME), path).toEqual([]);
  }
  await signUp(page.context());
  await page.goto('/cart');
  await expect(page.getByText('it’ll be at your door.')).toBeVisible();
  const manifest = await (await page.request.get('/manifest.webmanifest')).text();
  expect(manifest).not.toMatch(TIME);
});

/** The texts of a page, its head and its attributes that contain a word of a pattern. */
function findInPage(page: Page, word: RegExp): Promise<string[]> {
  return page.evaluate((searched) => {
    const texts = [...document.querySelectorAll(':not(style)')].flatMap((element) => [
      ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data),
      ...[...element.attributes].map(({ name, value }) => `${name}=${value}`),
      ...(element instanceof HTMLInputElement ? [element.value] : []),
    ]);
    return texts.filter((text) => searched.test(text)).map((text) => text.slice(0, 200));
  }, word);
}
