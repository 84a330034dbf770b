import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addFromSearch } from './support/addFromSearch.ts';
import { readDocumentTotal, readReportTotals, readTerms, sumOfColumn, toPaise } from './support/bookFigures.ts';
import { handInCash } from './support/handInCash.ts';
import { startOwnShop, type OwnShop } from './support/ownShop.ts';
import { collectPageErrors } from '../../e2e/support/pageErrors.ts';
import { photographScreen } from './support/photographScreen.ts';
import { ADDRESS, newShopper, saveAddress, signUp } from '../../e2e/support/shopper.ts';
import { expect, test } from '../../e2e/support/test.ts';

const ITEMS = [
  'Item name*,Item code,Category,Base Unit (x),Regular price,Discount,HSN,Opening stock quantity,Description',
  'Assam Tea,DAY-TEA,Pantry,250 g,249.50,0,09023020,10,Strong and malty.',
  'Cow Ghee,DAY-GHEE,Pantry,500 ml,610,10,04059020,10,Golden and grainy.',
  'Neem Soap,DAY-SOAP,Home Care,75 g,45,0,34011190,10,With neem oil.',
].join('\n');
const [TEA, TEA_CASH] = [24_950, 25_000]; // cash is whole rupees
const [GHEE, SOAP, FEES] = [54_900, 4500, 3000];
/** One of three soaps is missing. */
const CASH_ORDER = 2 * TEA + 2 * SOAP + FEES;
const ONLINE_ORDER = GHEE + TEA + FEES;
const CHANGE = 50_000;

const WITHIN_THE_STATE = { ...ADDRESS, city: 'Bengaluru', state: 'Karnataka', pincode: '560001' };

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop({
    ...{ SELLER_GSTIN: '29AAPFU0939F1ZR', DELIVERY_FEE: '25', FREE_DELIVERY_FROM: '1000', HANDLING_FEE: '5' },
  });
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');

const newestOrder = () =>
  shop.database.row<{ number: number }>('SELECT number FROM orders ORDER BY created_at DESC, id DESC LIMIT 1');

test('a day in the shop: opened, stocked, sold, delivered, refunded, settled and filed', async ({ browser }) => {
  test.setTimeout(300_000); // a whole day
  const owner = await (await shop.openAsOwner(browser, 1280)).newPage();
  const [ravi, asha, pia, riya] = await Promise.all([
    shop.open(browser, 1280),
    shop.open(browser, 360),
    shop.open(browser, 360),
    shop.open(browser, 360),
  ]);
  await signUp(asha, { ...newShopper(), name: 'Asha Rao' });
  await signUp(ravi, { ...newShopper(), name: 'Ravi Nair' });
  await shop.hire(pia, 'Pia Picker', 'PICKER');
  await shop.hire(riya, 'Riya Rider', 'RIDER');
  await saveAddress(asha, WITHIN_THE_STATE);
  await saveAddress(ravi);
  const [ashaPage, raviPage, picker, rider] = await Promise.all([
    asha.newPage(),
    ravi.newPage(),
    pia.newPage(),
    riya.newPage(),
  ]);
  const errors = [owner, ashaPage, raviPage, picker, rider].map(collectPageErrors);

  await test.step('the owner opens the shop', async () => {
    await owner.goto('/dashboard/settings');
    await main(owner).getByRole('link', { name: 'Opening hours' }).click();
    const closedNow = main(owner).getByRole('switch', { name: 'Closed now' });
    await closedNow.check();
    await main(owner).getByRole('textbox', { name: 'Message while closed' }).fill('We open in a minute.');
    await main(owner).getByRole('button', { name: 'Save' }).click();
    await expect(main(owner).getByText('The shop is closed until you open it again')).toBeVisible();
    await photographScreen(owner, '01-settings-closed');
    await ashaPage.goto('/');
    await expect(ashaPage.getByText('We open in a minute.')).toBeVisible();
    await photographScreen(ashaPage, '02-home-closed');
    await closedNow.uncheck();
    await main(owner).getByRole('button', { name: 'Save' }).click();
    await expect(main(owner).getByText('The shop is open')).toBeVisible();
    await ashaPage.reload();
    await expect(ashaPage.getByText('We open in a minute.')).toBeHidden();
  });

  await test.step('the owner imports the products, with the GST of their categories', async () => {
    await owner.goto('/dashboard/import');
    const file = { name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(ITEMS) };
    await main(owner).getByLabel('CSV or Excel file').setInputFiles(file);
    const mapping = owner.getByRole('form', { name: 'Columns of the file' });
    await expect(mapping.getByRole('combobox', { name: 'Column for Opening stock quantity' })).toHaveValue('stock');
    await photographScreen(owner, '03-import-mapping');
    await mapping.getByRole('button', { name: 'Check the file' }).click();
    for (const [category, percent] of [
      ['Pantry', '5'],
      ['Home Care', '18'],
    ] as const) {
      await main(owner)
        .getByRole('textbox', { name: `GST for ${category} in percent` })
        .fill(percent);
    }
    await main(owner).getByRole('button', { name: 'Check again' }).click();
    await expect(main(owner).getByText('GST 18% from the category Home Care').first()).toBeVisible();
    await photographScreen(owner, '04-import-checked');
    await main(owner).getByRole('button', { name: 'Import 3 rows' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Import 3 rows' }).click();
    await expect(main(owner).getByText('Import finished')).toBeVisible();
    await photographScreen(owner, '05-imported');
  });

  await test.step('the owner puts change into the till', async () => {
    await owner.goto('/dashboard/cash');
    await main(owner).getByRole('button', { name: 'Start shift' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Start shift' });
    await dialog.getByRole('textbox').fill(String(CHANGE / 100));
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(main(owner).getByText('Cash: Admin')).toBeVisible();
  });

  const [cashNumber, onlineNumber] = await test.step('two shoppers buy', async () => {
    await addFromSearch(ashaPage, 'Assam Tea', 2);
    await addFromSearch(ashaPage, 'Neem Soap', 3);
    await ashaPage.goto('/');
    const tiles = main(ashaPage).getByRole('region', { name: 'Shop by category' });
    await expect(tiles.getByRole('link')).toHaveText(['Pantry', 'Home Care']);
    await photographScreen(ashaPage, '06-home');
    await tiles.getByRole('link', { name: 'Pantry' }).click();
    await expect(ashaPage.getByRole('heading', { level: 1, name: 'Pantry' })).toBeVisible();
    await photographScreen(ashaPage, '06-listing');
    await expect(main(ashaPage).getByRole('link', { name: /^Cow Ghee/ })).toBeVisible();
    await ashaPage.goto('/checkout');
    await expect(main(ashaPage).getByRole('button', { name: 'Cash on Delivery' })).toBeVisible();
    await photographScreen(ashaPage, '07-checkout');
    await main(ashaPage).getByRole('button', { name: 'Cash on Delivery' }).click();
    await expect(ashaPage.getByRole('heading', { level: 1, name: 'Order Successfully' })).toBeVisible();
    const cash = await newestOrder();
    await addFromSearch(raviPage, 'Cow Ghee', 1);
    await addFromSearch(raviPage, 'Assam Tea', 1);
    await raviPage.goto('/checkout');
    await main(raviPage).getByRole('button', { name: 'Online Payment' }).click();
    await raviPage.getByRole('button', { name: 'Approve payment' }).click();
    await expect(raviPage.getByRole('heading', { level: 1, name: 'Payment Successfully' })).toBeVisible();
    return [cash.number, (await newestOrder()).number];
  });

  await test.step('the picker packs both, one with a missing piece', async () => {
    await ashaPage.getByRole('link', { name: 'View order' }).click();
    await expect(main(ashaPage).getByText(`Order #${cashNumber}`)).toBeVisible();
    for (const [number, names] of [
      [cashNumber, ['Assam Tea', 'Neem Soap']],
      [onlineNumber, ['Cow Ghee', 'Assam Tea']],
    ] as const) {
      await picker.goto('/dashboard/picking');
      await picker.getByRole('button', { name: `Start picking: order #${number}` }).click();
      if (number === cashNumber) await picker.getByRole('button', { name: 'Missing: Neem Soap' }).click();
      for (const name of names) await picker.getByRole('checkbox', { name }).check();
      await picker.getByRole('button', { name: 'Packed' }).click();
      await expect(picker.getByRole('heading', { level: 1, name: 'Picking' })).toBeVisible();
    }
    await expect(ashaPage.getByText(/^1 of 3 unavailable/)).toBeVisible();
    await photographScreen(ashaPage, '11-order-packed');
  });

  await test.step('the rider misses the customer, retries, and collects the cash', async () => {
    await rider.goto('/dashboard/deliveries');
    await photographScreen(rider, '12-deliveries');
    for (const number of [cashNumber, onlineNumber]) {
      await rider.getByRole('button', { name: `Take it: order #${number}` }).click();
      await expect(rider.getByRole('button', { name: `Delivered: order #${number}` })).toBeVisible();
    }
    await rider.getByRole('button', { name: `Delivered: order #${onlineNumber}` }).click();
    await rider.getByRole('button', { name: `Couldn’t deliver: order #${cashNumber}` }).click();
    const failure = rider.getByRole('dialog', { name: `Why wasn’t order #${cashNumber} delivered?` });
    await failure.getByLabel('Reason').selectOption('CUSTOMER_NOT_AVAILABLE');
    await failure.getByLabel('Note (optional)').fill('Rang three times');
    await failure.getByRole('button', { name: 'Not delivered' }).click();
    await expect(ashaPage.getByText(/Rang three times/).first()).toBeVisible();
    await photographScreen(rider, '13-not-delivered');
    await photographScreen(ashaPage, '14-order-not-delivered');
    await rider.getByRole('button', { name: `Try again: order #${cashNumber}` }).click();
    await rider.getByRole('button', { name: `Delivered: order #${cashNumber}` }).click();
    const question = rider.getByRole('dialog', { name: /^Did you collect ₹/ });
    expect(toPaise(await question.getByRole('heading').innerText())).toBe(CASH_ORDER);
    await question.getByRole('button', { name: 'Yes, delivered' }).click();
    await expect(ashaPage.getByText(/^It came /)).toBeVisible();
  });

  await test.step('a torn packet is reported and refunded in cash, a jar comes back and is refunded online', async () => {
    await ashaPage.getByRole('button', { name: 'Report a problem with an item' }).click();
    const report = ashaPage.getByRole('dialog', { name: 'Report a problem' });
    await report.getByRole('checkbox', { name: 'Assam Tea' }).check();
    await report.getByRole('radio', { name: 'Damaged or leaking' }).check({ force: true });
    await photographScreen(ashaPage, '15-report');
    await report.getByRole('button', { name: 'Send report' }).click();
    await owner.goto('/dashboard/refund-requests');
    await photographScreen(owner, '16-refund-requests');
    await main(owner)
      .getByRole('link', { name: `#${cashNumber}` })
      .click();
    await owner.getByRole('button', { name: 'Approve' }).click();
    const approval = owner.getByRole('dialog', { name: 'Approve this request?' });
    await expect(approval).toContainText('Hand ₹250 back in cash.');
    await approval.getByLabel('What happens to Assam Tea').selectOption('DISCARD');
    await photographScreen(owner, '17-approval');
    await approval.getByRole('button', { name: 'Approve and refund' }).click();
    await expect(ashaPage.getByText('₹250 refunded in cash').first()).toBeVisible();
    await photographScreen(ashaPage, '18-order-refunded');

    await owner.goto(`/dashboard/orders?show=all&q=${onlineNumber}`);
    await main(owner)
      .getByRole('link', { name: `#${onlineNumber}` })
      .click();
    await owner.getByRole('button', { name: 'Refund items' }).click();
    const refund = owner.getByRole('dialog', { name: 'Refund items' });
    await refund.getByLabel('Cow Ghee (up to 1)').selectOption('1');
    await refund.getByLabel('What happens to Cow Ghee').selectOption('RETURN');
    await photographScreen(owner, '19-refund');
    await refund.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(refund).toBeHidden();
    await expect(owner.getByText(/^₹549 refunded$/)).toBeVisible();
    await photographScreen(owner, '20-admin-order');
  });

  await test.step('the rider and the owner hand in their cash, and both shifts are signed off', async () => {
    await rider.goto('/dashboard/deliveries/cash');
    await photographScreen(rider, '21-my-cash');
    await handInCash(rider, CASH_ORDER);
    await handInCash(owner, CHANGE - TEA_CASH);
    for (const holder of ['Riya Rider', 'Admin']) {
      await owner.goto('/dashboard/cash?state=closed');
      await main(owner).getByRole('link', { name: holder, exact: true }).click();
      await photographScreen(owner, `23-shift-${holder}`);
      const terms = await readTerms(main(owner).locator('dl'));
      expect(terms['Difference']).toBe('None');
      await main(owner).getByRole('button', { name: 'Sign off' }).click();
      await owner.getByRole('dialog').getByRole('button', { name: 'Sign off' }).click();
      await expect(main(owner).getByText('Signed off by')).toBeVisible();
    }
    await expect(main(owner).getByRole('list', { name: 'Orders' })).toContainText(`Order #${cashNumber}`);
  });

  await test.step('overview, reports, GST files, documents and the database agree to the paisa', async () => {
    await owner.goto('/dashboard?days=7');
    const books = await readTerms(main(owner).locator('dl[aria-label=Books]'));
    await photographScreen(owner, '24-overview');
    const paise = Object.fromEntries(Object.entries(books).map(([term, text]) => [term, toPaise(text)]));
    expect(paise).toMatchObject({
      ...{ 'Gross sales': CASH_ORDER + ONLINE_ORDER, Refunds: -(TEA + GHEE) },
      ...{ 'Net sales': CASH_ORDER + ONLINE_ORDER - TEA - GHEE },
      ...{ 'Cash collected': CASH_ORDER, 'Cash refunded': TEA_CASH },
    });
    const days = await readReportTotals(owner, 'sales-by-day');
    await photographScreen(owner, '25-sales-by-day');
    for (const column of ['Gross sales', 'Net sales', 'GST in net sales'])
      expect(toPaise(days[column] ?? ''), column).toBe(paise[column]);
    expect(Math.abs(toPaise(days['Refunds'] ?? ''))).toBe(TEA + GHEE);
    const rates = await readReportTotals(owner, 'gst-by-rate');
    await photographScreen(owner, '26-gst-by-rate');
    expect(toPaise(rates['Total value'] ?? '')).toBe(paise['Net sales']);
    expect(toPaise(rates['Total tax'] ?? '')).toBe(paise['GST in net sales']);
    const riders = await readReportTotals(owner, 'riders');
    await photographScreen(owner, '27-riders');
    const cashColumns = ['Cash collected', 'Cash refunded', 'Cash handed in'].map((name) =>
      toPaise(riders[name] ?? ''),
    );
    expect(cashColumns).toEqual([CASH_ORDER, TEA_CASH, CASH_ORDER + CHANGE - TEA_CASH]);

    const files = new Map<string, string>();
    for (const handle of ['gstr1-b2cs', 'gstr1-hsn', 'gstr1-documents']) {
      await owner.goto(`/dashboard/reports/${handle}?range=7-days`);
      const download = owner.waitForEvent('download');
      await main(owner).getByRole('button', { name: 'Download CSV' }).click();
      files.set(handle, await readFile(await (await download).path(), 'utf8'));
      await photographScreen(owner, `28-${handle}`);
    }
    const taxable = toPaise(rates['Taxable value, net'] ?? '');
    expect(sumOfColumn(files.get('gstr1-b2cs') ?? '', 'Taxable Value')).toBe(taxable);
    expect(sumOfColumn(files.get('gstr1-hsn') ?? '', 'Taxable Value')).toBe(taxable);

    const documents = await shop.database.rows<{ kind: string; total: number }>(
      `SELECT CASE WHEN credit_note_id IS NULL THEN 'invoice' ELSE 'note' END AS kind, sum(total_paise)::bigint AS total
       FROM sales GROUP BY coalesce(credit_note_id, invoice_id), 1 ORDER BY 1, 2`,
    );
    expect(documents).toEqual([
      { kind: 'invoice', total: CASH_ORDER },
      { kind: 'invoice', total: ONLINE_ORDER },
      { kind: 'note', total: -GHEE },
      { kind: 'note', total: -TEA },
    ]);
    for (const [page, number, printed] of [
      [ashaPage, cashNumber, [CASH_ORDER, TEA_CASH]],
      [raviPage, onlineNumber, [ONLINE_ORDER, GHEE]],
    ] as const) {
      await page.goto('/dashboard/myorders');
      await main(page)
        .getByRole('link', { name: `Order #${number}` })
        .click();
      expect([await readDocumentTotal(page, /^View$/), await readDocumentTotal(page, /^View CN/)]).toEqual(printed);
    }
  });

  expect(errors.flatMap(({ messages }) => messages)).toEqual([]);
  await Promise.all([owner.context(), asha, ravi, pia, riya].map((context) => context.close()));
});
