import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { stockAndLedger, insertProduct, uniqueLetters } from '../support/products.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { signInAsAdmin } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const PHONE = { width: 360, height: 740 };

const main = (page: Page) => page.getByRole('main');
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const cardOf = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });
/** A name unique to this run. It has a letter, because a search reads only digits as an amount. */
const ownName = (what: string) => `${what} x${randomUUID().slice(0, 8)}`;

async function pictureFile(background: string) {
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `${background.slice(1)}.png`, mimeType: 'image/png', buffer };
}

/** Opens the products that a search finds. */
async function openProducts(page: Page, text: string): Promise<void> {
  await page.goto(`/dashboard/product?${new URLSearchParams({ q: text }).toString()}`);
}

test('an admin creates a product with its category and sub-category; it is listed until it is unpublished and deleted', async ({
  page,
  context,
  newContext,
}) => {
  const product = ownName('Own Darjeeling');
  const [category, subCategory] = ['Dairy, Bread & Eggs', 'Curd & Yogurt'];
  await signInAsAdmin(context);
  await page.goto('/dashboard/upload-product');
  await expect(page.getByRole('heading', { level: 1, name: 'Upload Product' })).toBeVisible();
  const form = main(page);
  await form.getByLabel('Name', { exact: true }).fill(product);
  await form.getByLabel('Description').fill('First flush.\nBrisk and light.');
  const colours = ['#1f7a3d', '#f6b21b', '#cf3f2a'];
  await form.locator('input[type=file]').setInputFiles(await Promise.all(colours.map(pictureFile)));
  await expect(form.getByRole('button', { name: 'Remove picture 3' })).toBeVisible();
  await form.getByRole('button', { name: 'Move picture 3 left' }).click();
  await form.getByRole('searchbox', { name: 'Search categories' }).fill(category);
  await form.getByRole('checkbox', { name: category, exact: true }).check();
  await form.getByRole('searchbox', { name: 'Search sub-categories' }).fill(subCategory);
  await form.getByRole('checkbox', { name: subCategory }).check();
  await form.getByLabel('Unit', { exact: true }).fill('100 g');
  await form.getByLabel('Number of Stock').fill('12');
  await form.getByLabel('Price', { exact: true }).fill('249.50');
  await form.getByLabel('Discount', { exact: true }).fill('10');
  for (const [name, value] of [
    ['Best within', '18 months'],
    ['Origin', 'West Bengal'],
  ] as const) {
    await form.getByRole('button', { name: 'Add Fields' }).click();
    await dialogOf(page, 'Add Field').getByLabel('Field name').fill(name);
    await page.keyboard.press('Enter');
    await form.getByLabel(name, { exact: true }).fill(value);
  }
  await expect(form.getByText('₹224.50').first()).toBeVisible();
  // The form refuses pictures that are still being sent.
  await expect(form.getByText('Waiting', { exact: true })).toHaveCount(0);
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expectToast(page, 'Product added');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');

  const shopperContext = await newContext();
  const shopper = await shopperContext.newPage();
  const shopUrl = (await form.getByRole('link', { name: 'View in shop' }).getAttribute('href')) ?? '';
  await shopper.goto(shopUrl);
  await expect(shopper.getByRole('heading', { level: 1, name: product })).toBeVisible();
  for (const fact of ['₹224.50', '10% Discount', 'Best within', '18 months', 'West Bengal', 'Brisk and light.']) {
    await expect(main(shopper).getByText(fact).first()).toBeVisible();
  }
  await expect(
    main(shopper)
      .getByRole('button', { name: /^Picture \d of 3|Show picture \d/ })
      .first(),
  ).toBeVisible();

  await page.goto('/dashboard/product');
  await page.getByRole('searchbox', { name: 'Search product here ...' }).fill(product);
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(main(page).getByText('1 product', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: `Edit ${product}` }).click();
  const editing = page.getByRole('dialog');
  await expect(editing.getByLabel('Number of Stock')).toHaveValue('12');
  await editing.getByLabel('Unit', { exact: true }).fill('250 g');
  await editing.getByRole('button', { name: 'Remove Origin' }).click();
  await editing.getByRole('button', { name: 'Update Product' }).click();
  await expectToast(page, 'Product updated');
  await expect(editing).toBeHidden();
  await expect(cardOf(page, product)).toContainText('250 g');
  await shopper.reload();
  await expect(main(shopper).getByText('250 g').first()).toBeVisible();
  await expect(main(shopper).getByText('West Bengal')).toHaveCount(0);

  await page.getByRole('button', { name: `Hide ${product}` }).click();
  const hidden = page.getByRole('status').filter({ hasText: `${product} is now hidden` });
  await hidden.hover(); // it stays for the pointer
  await shopper.reload();
  await expect(shopper.getByRole('heading', { level: 1, name: 'This product is no longer sold' })).toBeVisible();
  await hidden.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Hide ${product}` })).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByRole('heading', { level: 1, name: product })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${product}` }).click();
  const deleting = dialogOf(page, 'Permanent Delete');
  await expect(deleting.getByText('Are you sure want to delete permanent ?')).toBeVisible();
  await deleting.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Product deleted');
  await expect(main(page).getByText('No Data found')).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByRole('heading', { level: 1, name: 'This product is no longer sold' })).toBeVisible();

  await page.goto(`/dashboard/audit?${new URLSearchParams({ name: product }).toString()}`);
  await expect(main(page).getByText(product).first()).toBeVisible();
});

test('the second of two admins who edit a product sees both versions before overwriting', async ({
  page,
  context,
  database,
}) => {
  const product = await insertProduct(database, { stock: 20 });
  await signInAsAdmin(context);
  const open = async (at: Page) => {
    await openProducts(at, product.name);
    await at.getByRole('link', { name: `Edit ${product.name}` }).click();
    await expect(at.getByRole('dialog').getByLabel('Number of Stock')).toHaveValue('20');
    return at.getByRole('dialog');
  };
  const other = await context.newPage();
  const [first, second] = [await open(page), await open(other)];

  await first.getByLabel('Price', { exact: true }).fill('120');
  await first.getByLabel('Unit', { exact: true }).fill('1 kg');
  await first.getByRole('button', { name: 'Update Product' }).click();
  await expectToast(page, 'Product updated');

  await second.getByLabel('Price', { exact: true }).fill('90');
  await second.getByLabel('Brand').fill('Own Farm');
  await second.getByRole('button', { name: 'Update Product' }).click();
  const conflict = dialogOf(other, 'Changed by someone else');
  await expect(conflict.getByText('₹120')).toBeVisible();
  await expect(conflict.getByText('₹90')).toBeVisible();
  await expectAccessible(other, 'light');
  await conflict.getByRole('radio', { name: /Yours.*₹90|₹90/ }).check();
  await conflict.getByRole('button', { name: 'Save these' }).click();
  await expectToast(other, 'Product updated');
  const saved = await database.row(`SELECT mrp_paise, unit, brand, version FROM products WHERE id = $1`, [
    product.uuid,
  ]);
  expect(saved).toEqual({ mrp_paise: 9000, unit: '1 kg', brand: 'Own Farm', version: 3 });
});

test('stock and price are updated inline and in bulk, recorded in the ledger, and undone', async ({
  page,
  context,
  database,
}) => {
  await signInAsAdmin(context);
  const brand = uniqueLetters();
  const products = [await insertProduct(database, { stock: 4 }), await insertProduct(database, { stock: 9 })] as const;
  for (const { uuid } of products) await database.rows(`UPDATE products SET brand = $2 WHERE id = $1`, [uuid, brand]);
  const [one, other] = products;

  await openProducts(page, brand);
  await expect(main(page).getByText('2 products', { exact: true })).toBeVisible();
  const size = page.viewportSize() ?? PHONE;
  await page.setViewportSize(PHONE);
  const list = main(page).getByRole('list', { name: 'Products' });
  await expect.poll(async () => (await list.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
  await page.setViewportSize(size);
  await page.getByRole('button', { name: `Change the stock of ${one.name}` }).click();
  await page.getByLabel(`Stock of ${one.name}`).fill('30');
  await page.keyboard.press('Enter');
  await expect(cardOf(page, one.name)).toContainText('30 in stock');
  await page.getByRole('button', { name: `Change the MRP of ${one.name}` }).click();
  await page.getByLabel(`MRP of ${one.name}`).fill('55.50');
  await page.keyboard.press('Enter');
  await expect(cardOf(page, one.name)).toContainText('₹55.50');

  await page.getByRole('checkbox', { name: 'Select page' }).check();
  const bar = page.getByRole('group', { name: 'Actions for the selected products' });
  await bar.getByRole('button', { name: 'Change stock' }).click();
  const stocking = page.getByRole('dialog');
  await stocking.getByLabel('Pieces').fill('100');
  await stocking.getByLabel('Note').fill('Delivery of the morning');
  await stocking.getByRole('button', { name: 'Change 2 products' }).click();
  await page.getByRole('status').filter({ hasText: 'Stock of 2 products changed' }).first().hover(); // it stays for the pointer
  await expect(cardOf(page, one.name)).toContainText('130 in stock');
  await expect(cardOf(page, other.name)).toContainText('109 in stock');
  // An operation of another journey may have its notice here, too.
  await page.getByRole('group', { name: 'What was done' }).getByRole('button', { name: 'Undo' }).click();
  await expect(cardOf(page, one.name)).not.toContainText('130 in stock');
  await expect(cardOf(page, other.name)).not.toContainText('109 in stock');
  await expect(cardOf(page, one.name)).toContainText('30 in stock');
  await expect(cardOf(page, other.name)).toContainText('9 in stock');

  await page.getByRole('link', { name: `Stock ledger of ${one.name}` }).click();
  const ledger = page.getByRole('dialog');
  await expect(ledger.getByText('Delivery of the morning').first()).toBeVisible();
  await expect(ledger.getByText('Demo Admin').first()).toBeVisible();
  await expectAccessible(page, 'light');
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'dark');
  await page.keyboard.press('Escape');
  await expect(ledger).toBeHidden();
  for (const product of products) {
    const { stock, ledger: sum } = await stockAndLedger(database, product);
    expect(sum).toBe(stock);
  }
});
