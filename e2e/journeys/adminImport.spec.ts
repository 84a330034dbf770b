import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { uniqueLetters } from '../support/products.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { signInAsAdmin } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 360, height: 740 };

const main = (page: Page) => page.getByRole('main');

function csvOf(rows: readonly string[]) {
  const header = 'sku,name,unit,price,discount,stock,description,categories,sub_categories';
  return { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from([header, ...rows].join('\n')) };
}

test('an import with errors is corrected and run, and importing its export changes nothing', async ({
  page,
  context,
  database,
}) => {
  const prefix = uniqueLetters().slice(0, 12).toUpperCase();
  const good = [
    `${prefix}-1,Own ${prefix} Tea,250 g,199.50,10,40,"Strong, and quick",Own ${prefix},Own ${prefix} Teas`,
    `${prefix}-2,Own ${prefix} Coffee,100 g,320,0,15,Dark,Own ${prefix},Own ${prefix} Teas`,
  ] as const;
  await signInAsAdmin(context);
  await page.goto('/dashboard/import');
  await main(page)
    .getByLabel('CSV or Excel file')
    .setInputFiles(csvOf([good[0], good[1].replace(',320,', ',free,')]));
  await expect(page).toHaveURL(/\/dashboard\/import\/import_/);
  await expect(main(page).getByText('Nothing has changed in the shop yet.')).toBeVisible();
  await main(page).getByRole('button', { name: '1 refused' }).click();
  await expect(main(page).getByText(/price/i).first()).toBeVisible();
  await expect(main(page).getByRole('table', { name: 'Rows' })).not.toHaveAttribute('aria-busy', 'true'); // pale until then
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'light');
  await expectAccessible(page, 'dark');
  await page.setViewportSize({ width: 1280, height: 800 });
  await main(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(main(page).getByText('This import was discarded')).toBeVisible();
  expect(await database.rows('SELECT id FROM products WHERE sku LIKE $1', [`${prefix}%`])).toEqual([]);

  await page.goto('/dashboard/import');
  await main(page).getByLabel('CSV or Excel file').setInputFiles(csvOf(good));
  await main(page).getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(main(page).getByText('Import finished')).toBeVisible();
  await page.goto(`/search?q=${prefix}`);
  await expect(main(page).getByText('Search Results: 2')).toBeVisible();
  await expect(main(page).getByText('₹179.50')).toBeVisible();

  await page.goto('/dashboard/import');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByText('Download catalogue').click(),
  ]);
  const [header, ...rows] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  const exported = [header, ...rows.filter((row) => row.startsWith(`${prefix}-`))].join('\n');
  await main(page)
    .getByLabel('CSV or Excel file')
    .setInputFiles({ name: 'catalogue.csv', mimeType: 'text/csv', buffer: Buffer.from(exported) });
  await expect(main(page).getByText('This file wouldn’t change anything.')).toBeVisible();
});
