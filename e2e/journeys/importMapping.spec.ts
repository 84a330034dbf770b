import { readFile } from 'node:fs/promises';
import { writeXlsx } from 'hucre';
import type { Page } from '@playwright/test';
import { uniqueLetters } from '../support/products.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/screenChecks.ts';
import { signInAsAdmin } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 360, height: 740 };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const main = (page: Page) => page.getByRole('main');

test('a workbook of a till is mapped, imported with the GST of its category, and undone', async ({
  page,
  context,
  database,
}) => {
  const prefix = uniqueLetters().slice(0, 12).toUpperCase();
  const rows = [
    ['Item name*', 'Item code', 'Farbe', 'Sale price', 'Base Unit (x)', 'Description', 'Category'],
    [`Till ${prefix} Tea`, `${prefix}-1`, 'green', '₹1,199.50', '250 g', 'Strong.', `Till ${prefix}`],
    [`Till ${prefix} Coffee`, `${prefix}-2`, '', 320, '100 g', 'Dark.', `Till ${prefix}`],
    [`Till ${prefix} Cocoa`, `${prefix}-3`, '', 'free', '100 g', 'Sweet.', `Till ${prefix}`],
  ];
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Items', rows }] }));
  await signInAsAdmin(context);
  await page.goto('/dashboard/import');
  await main(page).getByLabel('CSV or Excel file').setInputFiles({ name: 'till.xlsx', mimeType: XLSX, buffer });

  const mapping = page.getByRole('form', { name: 'Columns of the file' });
  await expect(mapping.getByRole('combobox', { name: 'Column for Item name*' })).toHaveValue('name');
  await expect(mapping.getByRole('combobox', { name: 'Column for Farbe' })).toHaveValue('');
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'dark');
  await page.setViewportSize({ width: 1280, height: 800 });
  await mapping.getByRole('button', { name: 'Check the file' }).click();
  await expect(main(page).getByText('This file has no GST column.')).toBeVisible();

  await main(page)
    .getByRole('textbox', { name: `GST for Till ${prefix} in percent` })
    .fill('5');
  await main(page).getByRole('button', { name: 'Check again' }).click();
  await expect(main(page).getByText(`GST 5% from the category Till ${prefix}`).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download refused rows' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    '4,"Price must be in rupees, such as 49 or 49.50"',
  );

  await main(page).getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(main(page).getByText('Import finished')).toBeVisible();
  const products = () =>
    database.rows('SELECT mrp_paise, gst_percent FROM products WHERE sku LIKE $1 ORDER BY sku', [`${prefix}-_`]);
  expect(await products()).toMatchObject([
    { mrp_paise: 119_950, gst_percent: 5 },
    { mrp_paise: 32_000, gst_percent: 5 },
  ]);
  await database.rows('UPDATE products SET name = $1 WHERE sku = $2', [`Better ${prefix}`, `${prefix}-2`]);

  await main(page).getByRole('button', { name: 'Undo this import' }).click();
  await expect(main(page).getByText('1 created product is deleted.')).toBeVisible();
  await main(page).getByRole('button', { name: '1 not undone' }).click();
  await expect(main(page).getByText('Not undone: The product has since been changed again')).toBeVisible();
  await expect(main(page).getByText(`Till ${prefix} Tea`)).toBeHidden(); // the rows are pale until the others are gone
  await expect(main(page).getByRole('table', { name: 'Rows' })).not.toHaveAttribute('aria-busy', 'true');
  await page.setViewportSize(PHONE);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'light');
  await page.setViewportSize({ width: 1280, height: 800 });
  await main(page).getByRole('button', { name: 'Undo 1 product' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo 1 product' }).click();
  await expect(main(page).getByText('Import undone: 1 deleted, 0 restored, 1 left as they are.')).toBeVisible();
  expect(await products()).toHaveLength(1);
});
