import type { Page } from '@playwright/test';
import { TypeID } from 'typeid-js';
import { openMail, openMailedLink } from '../support/mailbox.ts';
import { addName, insertProduct, type ProductFixture } from '../support/products.ts';
import { SIZES } from '../support/sizes.ts';
import { logIn, newShopper, signInAsAdmin, signUp } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { untilAnswered } from '../support/untilAnswered.ts';

const main = (page: Page) => page.getByRole('main');
const heartOf = (page: Page, { name }: ProductFixture) =>
  main(page).getByRole('button', { name: new RegExp(`^Add ${name} .+ to favourites$`) });

for (const { viewport, tag } of SIZES) {
  test(`a shopper who asked is mailed when an admin restocks the product, at ${viewport.width} px${tag}`, async ({
    page,
    context,
    newContext,
    database,
  }) => {
    const product = await insertProduct(database, { stock: 0 });
    const { email } = await signUp(context);
    const notify = main(page).getByRole('button', { name: /Notify me/ });
    const notified = main(page).getByRole('button', { name: /We’ll email you/ });
    await page.setViewportSize(viewport);
    await page.goto(product.path);
    await untilAnswered(page, () => notify.click());
    await expect(notified).toContainText('Out of Stock');
    await page.reload();
    await untilAnswered(page, () => notified.click());
    await expect(notify).toBeVisible();
    await untilAnswered(page, () => notify.click());
    await expect(notified).toBeVisible();
    await page.goto('/dashboard/favourites');
    await expect(main(page).getByRole('region', { name: 'Notify me' }).getByRole('article')).toContainText(
      product.name,
    );

    const admin = await newContext();
    await signInAsAdmin(admin);
    const adminPage = await admin.newPage();
    await adminPage.goto(`/dashboard/product/${TypeID.fromUUID('prod', product.uuid).toString()}/edit`);
    await adminPage.getByLabel('Number of Stock').fill('2');
    await adminPage.getByRole('button', { name: 'Update Product' }).click();
    await expect
      .poll(() => database.row('SELECT stock FROM products WHERE id = $1', [product.uuid]))
      .toEqual({ stock: 2 });

    await openMail(page, { to: email, subject: new RegExp(`${product.name} is back in stock`) });
    await openMailedLink(page);
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await expect(main(page).getByRole('button', { name: addName(product.name) })).toBeVisible();
    const mails = await database.rows("SELECT id FROM mails WHERE recipient = $1 AND kind = 'BACK_IN_STOCK'", [email]);
    expect(mails).toHaveLength(1);
  });
}

for (const { viewport, tag } of SIZES) {
  test(`a product with a heart is on the page of favourites until the heart is pressed again, at ${viewport.width} px${tag}`, async ({
    page,
    context,
    database,
  }) => {
    const product = await insertProduct(database, { stock: 5 });
    await signUp(context);
    await page.setViewportSize(viewport);
    await page.goto(product.path);
    await untilAnswered(page, () => heartOf(page, product).click());
    await expect(heartOf(page, product)).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/user');
    await main(page).getByRole('link', { name: 'Favourites' }).click();
    const card = main(page).getByRole('list', { name: 'Your favourites' }).getByRole('article');
    await expect(card).toContainText(product.name);
    await untilAnswered(page, () => heartOf(page, product).click());
    await expect(main(page).getByText('No favourites yet')).toBeVisible();
    await page.reload();
    await expect(main(page).getByText('No favourites yet')).toBeVisible();
  });
}

test('a visitor who presses the heart logs in and is back at the product', async ({ page, newContext, database }) => {
  const product = await insertProduct(database, { stock: 5 });
  const person = await signUp(await newContext(), newShopper());
  await page.goto(product.path);
  await heartOf(page, product).click();
  await logIn(page, person);
  await expect(page).toHaveURL(product.path);
  await expect(heartOf(page, product)).toBeVisible();
});
