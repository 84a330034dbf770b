import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makeZip } from '../../api/src/testing/makeZip.ts';
import { insertProduct } from '../support/products.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { signInAsAdmin } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');

const draw = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('pictures of a zip are previewed, put on their products, and taken away again', async ({
  page,
  context,
  database,
}) => {
  const product = await insertProduct(database, { stock: 5 });
  const sku = product.name.toUpperCase().replaceAll(' ', '-');
  const zip = makeZip([
    { name: `Photos/${sku}-2.jpg`, data: await draw('#2e7d32') },
    { name: `Photos/${sku}.jpg`, data: await draw('#c62828') },
    { name: 'Photos/NOBODYS.jpg', data: await draw('#1565c0') },
    { name: '__MACOSX/Photos/._NOBODYS.jpg', data: 'x' },
  ]);
  const shownPage = async () => (await page.request.get(product.path)).text();
  await shownPage(); // cached from now on
  await signInAsAdmin(context);
  await page.goto('/dashboard/import');
  await main(page)
    .getByLabel('Zip of pictures')
    .setInputFiles({ name: 'photos.zip', mimeType: 'application/zip', buffer: zip });
  await expect(page).toHaveURL(/\/dashboard\/import\/import_/);
  const row = main(page).getByRole('row', { name: sku });
  await expect(row.locator('img')).toHaveCount(3); // one now, two new
  await expect(main(page).getByText('No product has the SKU or barcode “NOBODYS”')).toBeVisible();
  await expect(main(page).getByRole('table', { name: 'Rows' })).not.toHaveAttribute('aria-busy', 'true'); // pale until then
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'light');
  await expectAccessible(page, 'dark');
  await page.setViewportSize({ width: 1280, height: 800 });

  await main(page).getByRole('button', { name: 'In place of the present pictures' }).click();
  await main(page).getByRole('button', { name: 'Replace the pictures of 1 product' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the pictures of 1 product' }).click();
  await expect(main(page).getByText('Import finished: 0 created, 1 changed.')).toBeVisible();
  const pictures = await database.rows<{ key: string }>(
    `SELECT picture.key FROM product_pictures JOIN pictures AS picture ON picture.id = picture_id
     WHERE product_id = $1 ORDER BY position`,
    [product.uuid],
  );
  expect(pictures).toHaveLength(2);
  await expect.poll(shownPage).toContain(pictures[0]?.key);

  await main(page).getByRole('button', { name: 'Undo this import' }).click();
  await main(page).getByRole('button', { name: 'Undo 1 product' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo 1 product' }).click();
  await expect(main(page).getByText(/^Import undone:/)).toBeVisible();
  await expect.poll(shownPage).not.toContain(pictures[0]?.key);
});
