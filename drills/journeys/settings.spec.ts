import { startChallengingShop, type ChallengingShop } from './support/challengingShop.ts';
import { expectNoLayoutShift, recordLayoutShifts } from '../../e2e/support/layoutShifts.ts';
import { insertProduct } from '../../e2e/support/products.ts';
import { expectAccessible, expectNoHorizontalScroll, expectStructure } from '../../e2e/support/screenChecks.ts';
import { logIn } from '../../e2e/support/shopper.ts';
import { signUpAdmin } from '../../e2e/support/staff.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { expectToast } from '../../e2e/support/toasts.ts';

const PHONE = { width: 360, height: 740 };

/** Closed all day, whatever the time, in one server alone: the others on this database follow their own environment. */
function closedHours(): string {
  const now = new Date(Date.now() + Number(process.env['E2E_CLOCK_OFFSET'] ?? '0') + 330 * 60_000);
  const hour = (count: number) => String((now.getUTCHours() + count + 24) % 24).padStart(2, '0');
  return `${hour(5)}:00-${hour(8)}:00`;
}

test.describe.configure({ mode: 'default' }); // both journeys use one server

let shop: ChallengingShop;
test.beforeAll(async () => {
  shop = await startChallengingShop({ OPENING_HOURS: closedHours(), SETTINGS_PINNED: 'OPENING_HOURS' });
});
test.afterAll(() => shop.close());

test('a shopper reads on a page of the server that the shop is closed, and nothing moves', async ({
  page,
  database,
}) => {
  const product = await insertProduct(database, { stock: 5 });
  await page.setViewportSize(PHONE);
  await recordLayoutShifts(page);
  const html = await (await page.request.get(`${shop.url}/`, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('We’re closed now.');
  await page.goto(`${shop.url}${product.path}`);
  const notice = page.getByRole('complementary', { name: 'Opening hours' });
  await expect(notice).toContainText(/You can fill your cart, and order from \w{3} \d+ \w+, \d+:00 [ap]m\./);
  await page.waitForLoadState('networkidle');
  await expectNoLayoutShift(page);
  await expectNoHorizontalScroll(page);
});

test('an admin changes settings, is told what does not fit, and undoes a change', async ({
  page,
  context,
  database,
}) => {
  const admin = await signUpAdmin(context, database);
  await context.clearCookies();
  await page.goto(`${shop.url}/login?next=${encodeURIComponent('/dashboard/settings')}`);
  await logIn(page, admin);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'Name and looks' })).toBeVisible();
  await expectStructure(page);
  await main.getByRole('link', { name: 'Seller' }).click();
  await main.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('A GSTIN from Karnataka starts with 29')).toBeVisible();
  await expect(main.getByLabel('GSTIN')).toBeFocused();
  await main.getByRole('link', { name: 'Opening hours' }).click();
  await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Discard' }).click();
  await expect(main.getByText(/^The shop is closed until/)).toBeVisible();
  await expect(main.getByRole('switch', { name: 'Always open' })).toBeDisabled();
  await expect(main.getByText(/^Set by OPENING_HOURS in the shop’s environment/)).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);
  for (const scheme of ['light', 'dark'] as const) await expectAccessible(page, scheme);
  await main.getByRole('button', { name: 'Add a holiday' }).click();
  await main.getByLabel('Date').fill('2099-12-25');
  await main.getByRole('textbox', { name: 'Holiday' }).fill('Christmas');
  await main.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Settings saved');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Change undone');
  await expect(main.getByText('No holidays yet')).toBeVisible();
  await main.getByRole('link', { name: 'History' }).click();
  await expect(main.getByText('Changed setting').first()).toBeVisible();
});
