import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../shop/screenChecks.ts';
import { signInAsAdmin } from '../shop/shopper.ts';
import { expect, test } from '../shop/test.ts';

const PHONE = { width: 360, height: 740 };

const main = (page: Page) => page.getByRole('main');

function csvOf(rows: readonly string[]) {
  const header = 'sku,name,unit,price,discount,stock,description,categories,sub_categories';
  return { name: 'shelf.csv', mimeType: 'text/csv', buffer: Buffer.from([header, ...rows].join('\n')) };
}

test('an import with errors is corrected and run, and the export of it changes nothing', async ({
  page,
  context,
  database,
}, testInfo) => {
  const word = randomUUID().replace(/\d|-/g, '').toUpperCase().slice(0, 8);
  const good = [
    `${word}-1,Own ${word} Tea,250 g,199.50,10,40,"Strong, and quick",Own ${word},Own ${word} Teas`,
    `${word}-2,Own ${word} Coffee,100 g,320,0,15,Dark,Own ${word},Own ${word} Teas`,
  ] as const;
  await signInAsAdmin(context);
  await page.goto('/dashboard/import');
  await main(page)
    .locator('input[type=file]')
    .setInputFiles(csvOf([good[0], good[1].replace(',320,', ',free,')]));
  await expect(page).toHaveURL(/\/dashboard\/import\/import_/);
  await expect(main(page).getByText('Nothing has changed in the shop yet.')).toBeVisible();
  await main(page).getByRole('button', { name: '1 refused' }).click();
  await expect(main(page).getByText(/price/i).first()).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'light');
  await expectAccessible(page, 'dark');
  await page.setViewportSize({ width: 1280, height: 800 });
  await main(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(main(page).getByText('This import was discarded')).toBeVisible();
  expect(await database.rows('SELECT id FROM products WHERE sku LIKE $1', [`${word}%`])).toEqual([]);

  await page.goto('/dashboard/import');
  await main(page).locator('input[type=file]').setInputFiles(csvOf(good));
  await main(page).getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(main(page).getByText('The file is imported.')).toBeVisible();
  await page.goto(`/search?q=${word}`);
  await expect(main(page).getByText('Search Results: 2')).toBeVisible();
  await expect(main(page).getByText('₹179.50')).toBeVisible();

  await page.goto('/dashboard/import');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByText('Download catalogue').click(),
  ]);
  const file = testInfo.outputPath('catalogue.csv');
  await download.saveAs(file);
  const [header, ...rows] = (await readFile(file, 'utf8')).split('\r\n');
  const mine = [header, ...rows.filter((row) => row.startsWith(`${word}-`))].join('\n');
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'catalogue.csv', mimeType: 'text/csv', buffer: Buffer.from(mine) });
  await expect(main(page).getByText('The file would change nothing.')).toBeVisible();
});
