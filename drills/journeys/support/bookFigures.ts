import { expect, type Locator, type Page } from '@playwright/test';
import { photographScreen } from './photographScreen.ts';

/** Paise of a text such as `₹1,447.50`, `-₹5` or `Collect ₹12 in cash`; of the first amount in it. */
export function toPaise(text: string): number {
  const [, sign, rupees = ''] = /(-?)₹([\d,]+(?:\.\d\d)?)/.exec(text) ?? [];
  if (rupees === '') throw new Error(`No amount in ${text}`);
  return Math.round(Number(rupees.replaceAll(',', '')) * 100) * (sign === '-' ? -1 : 1);
}

/** The terms of a description list with their values. */
export async function readTerms(list: Locator): Promise<Record<string, string>> {
  await expect(list.locator('dd').first()).toHaveText(/\S/); // a skeleton has terms, too
  const [terms, details] = await Promise.all([list.locator('dt').allInnerTexts(), list.locator('dd').allInnerTexts()]);
  return Object.fromEntries(terms.map((term, at) => [term, details[at] ?? '']));
}

/** The totals of a report of the last seven days by the headings of their columns, as the page shows them. */
export async function readReportTotals(page: Page, handle: string): Promise<Record<string, string>> {
  await page.goto(`/dashboard/reports/${handle}?range=7-days`);
  const table = page.getByRole('region', { name: 'Figures' }).getByRole('table');
  await expect(table).toBeVisible();
  const headings = await table.locator('thead th').allInnerTexts();
  const totals = await table.locator('tfoot').locator('th, td').allInnerTexts();
  return Object.fromEntries(headings.map((heading, at) => [heading, totals[at] ?? '']));
}

/** The sum of a column of rupees in a CSV file, in paise. */
export function sumOfColumn(csv: string, heading: string): number {
  const [head = [], ...rows] = csv
    .replace('\uFEFF', '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  const at = head.indexOf(heading);
  if (at < 0) throw new Error(`No column ${heading} in ${head.join(', ')}`);
  return rows.reduce((sum, row) => sum + Math.round(Number(row[at]) * 100), 0);
}

/** Opens an invoice or a credit note from an order's page, by the name of its button, and reads the total that it prints, in paise. */
export async function readDocumentTotal(page: Page, name: RegExp): Promise<number> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('button', { name }).click();
  const document = await popup;
  const total = toPaise(await document.locator('.total').innerText());
  await photographScreen(document, `document-${total}`);
  await document.close();
  return total;
}
