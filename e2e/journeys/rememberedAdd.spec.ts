import type { Page } from '@playwright/test';
import { openMail } from '../support/mailbox.ts';
import { addName, insertProduct, milkListingPath } from '../support/products.ts';
import { SIZES } from '../support/sizes.ts';
import { logIn, newShopper, signUp, type Shopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { untilHydrated } from '../support/untilHydrated.ts';
import { expectToast } from '../support/toasts.ts';

const NEAR_PX = 8;
/** The products that a listing begins with. */
const FIRST_PAGE = 12;

const main = (page: Page) => page.getByRole('main');

async function register(page: Page, { name, email, password }: Shopper): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await main(page).getByRole('button', { name: 'Register' }).click();
}

for (const { viewport, tag } of SIZES) {
  test(`a first Add leads to the login and, by Back or a registration, to the same place in the list, ${viewport.width} px wide${tag}`, async ({
    database,
    newContext,
  }) => {
    const context = await newContext({ viewport });
    const page = await context.newPage();
    await page.goto(await milkListingPath(database));
    const adds = main(page).getByRole('button', { name: /^Add .* to cart$/ });
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(async () => {
      await adds.last().scrollIntoViewIfNeeded();
      expect(await adds.count()).toBeGreaterThan(2 * FIRST_PAGE);
    }).toPass();
    const loaded = await adds.count();
    const label = (await adds.nth(loaded - 2).getAttribute('aria-label')) ?? '';
    const name = label.replace(/^Add (.*) to cart$/, '$1');
    const top = () => page.evaluate(() => window.scrollY);

    await adds.nth(loaded - 2).click();
    await expect(main(page).getByText(`Log in to add ${name}`)).toBeVisible();
    await page.goBack();
    await expect(adds.nth(loaded - 2)).toBeFocused();
    await expect(adds.nth(loaded - 2)).toBeInViewport();
    expect(await adds.count()).toBeGreaterThanOrEqual(loaded);

    const before = await top();
    await page.keyboard.press('Enter');
    await main(page).getByRole('link', { name: 'Create an account' }).click();
    await expect(main(page).getByText(`Sign up to add ${name}`)).toBeVisible();
    await register(page, newShopper());
    await expectToast(page, ' is in your cart');
    await expect(main(page).getByRole('button', { name: 'One more' })).toBeFocused();
    await expect.poll(() => adds.count()).toBeGreaterThanOrEqual(loaded - 1);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(NEAR_PX);
  });
}

test('a first Add is completed once after a recovery in another tab, at the price that counts by then', async ({
  context,
  page,
  database,
  newContext,
}) => {
  const product = await insertProduct(database, { stock: 3 });
  const person = await signUp(await newContext());
  await page.goto(product.path);
  await untilHydrated(page);
  await main(page)
    .getByRole('button', { name: addName(product.name) })
    .click();
  await expect(main(page).getByText(`Log in to add ${product.name} 500 g`)).toBeVisible();
  await database.rows('UPDATE products SET mrp_paise = 12000 WHERE id = $1', [product.uuid]);

  const tab = await context.newPage();
  await tab.setViewportSize({ width: 360, height: 740 });
  await tab.goto('/forgot-password');
  await expect(main(tab).getByText(`Once you log in, we’ll add ${product.name}`)).toBeVisible();
  await expect(main(tab).getByText('was ₹100')).toBeVisible();
  await tab.getByLabel('Email').fill(person.email);
  await tab.getByRole('button', { name: 'Send Otp' }).click();
  await expect(tab).toHaveURL('/verification-otp');
  const mailbox = await context.newPage();
  await openMail(mailbox, { to: person.email, subject: /is your Kirana code/ });
  const code = /^\d{6}/.exec(await mailbox.getByRole('heading', { level: 1 }).innerText())?.[0] ?? '';
  await main(tab).getByLabel('Digit 1 of 6').pressSequentially(code);
  await tab.getByLabel('New password', { exact: true }).fill('a ripe mango 43');
  await tab.getByLabel('Confirm new password').fill('a ripe mango 43');
  await tab.getByRole('button', { name: 'Change Password' }).click();
  await expect(main(tab).getByText(`Log in to add ${product.name}`)).toBeVisible();
  await logIn(tab, { ...person, password: 'a ripe mango 43' });
  await expectToast(tab, `${product.name} 500 g is in your cart. The price is now ₹120, was ₹100.`);

  await expect(page).toHaveURL(product.path); // the first tab has the same session now
  await expect(main(page).getByRole('group', { name: `Quantity of ${product.name}` })).toContainText('1');
  const lines = await database.rows('SELECT quantity FROM cart_lines WHERE product_id = $1', [product.uuid]);
  expect(lines).toEqual([{ quantity: 1 }]);
});
