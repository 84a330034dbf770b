import type { Browser } from '@playwright/test';
import { startOwnShop, type OwnShop } from './support/ownShop.ts';
import { UNLIMITED_CASH } from '../../api/src/testing/shopTermsFixture.ts';
import { insertProduct } from '../../e2e/support/products.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../../e2e/support/screenChecks.ts';
import { ADDRESS, enterAddress, fillCart, saveAddress, signUp } from '../../e2e/support/shopper.ts';
import { expect, test } from '../../e2e/support/test.ts';

const AWAY = { ...ADDRESS, line: '7 Hill Road', city: 'Mumbai', state: 'Maharashtra', pincode: '400050' };
const UNSERVED = 'We don’t deliver to 400050 yet';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop({ DELIVERY_PINCODES: '700 016, 7000', ...UNLIMITED_CASH });
});
test.afterAll(() => shop.close());

async function openShop(browser: Browser, width: number) {
  const page = await (await shop.open(browser, width)).newPage();
  return { page, context: page.context(), main: page.getByRole('main'), header: page.getByRole('banner') };
}

for (const width of [360, 1280]) {
  test(`a visitor learns at ${width} px whether the shop delivers to a pincode`, async ({ browser }) => {
    const { page, context, main, header } = await openShop(browser, width);
    await page.goto('/');
    await header.getByRole('button', { name: /Add your address/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Delivery address' });
    const field = sheet.getByLabel('Check your pincode');
    await field.fill('७०००१६');
    await expect(sheet.getByText('We deliver to 700016.')).toBeVisible();
    await field.fill('400 050');
    await expect(field).toHaveAccessibleDescription(`${UNSERVED}.`);
    for (const scheme of ['light', 'dark'] as const) await expectAccessible(page, scheme);
    await page.keyboard.press('Escape');
    const expectNoPromise = async () => {
      for (const promise of [/Superfast Delivery/, /10 min/])
        await expect(page.getByText(promise).filter({ visible: true })).toHaveCount(0);
    };
    await test.step('and that it promises nothing there', async () => {
      await expect(main.getByRole('heading', { level: 1, name: 'Your groceries', exact: true })).toBeVisible();
      await expectNoPromise();
    });
    await test.step('nor on the page of a product', async () => {
      const product = await insertProduct(shop.database, { stock: 5 });
      await page.goto(product.path);
      await expect(main.getByText('Wide Assortment')).toBeVisible();
      await expect(header.getByRole('button', { name: new RegExp(`^${UNSERVED}`) })).toBeVisible();
      await expectNoPromise();
    });
    await page.goto('/search?q=milk');
    await expect(header.getByRole('button', { name: new RegExp(`^${UNSERVED}`) })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await context.close();
  });

  test(`an order at ${width} px goes to an address that the shop delivers to`, async ({ browser }) => {
    const { page, context, main } = await openShop(browser, width);
    await signUp(context);
    await fillCart(context, await insertProduct(shop.database, { stock: 5 }));
    await saveAddress(context, AWAY);
    await page.goto('/checkout');
    await expect(main.getByText(`${UNSERVED}.`).filter({ visible: true }).first()).toBeVisible();
    await expectNoHorizontalScroll(page);
    await main.getByRole('button', { name: 'Add another address' }).click();
    const form = page.getByRole('dialog');
    await enterAddress(form);
    await expect(form).toBeHidden();
    await main.getByRole('button', { name: 'Cash on Delivery' }).click();
    await expect(page).toHaveURL(/\/order\/|\/success/);
    const rows = await shop.database.rows(
      'SELECT pincode FROM orders WHERE user_id = (SELECT max(id::text)::uuid FROM users)',
    );
    expect(rows).toEqual([{ pincode: ADDRESS.pincode }]);
    await context.close();
  });
}
