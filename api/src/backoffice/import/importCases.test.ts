import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../platform/core/viewer.ts';
import { truncateCatalogue } from '../../testing/catalogueContents.ts';
import { makeProduct, makeStaff } from '../../testing/fixtures.ts';
import { caseFile, dryRun, productBySku, verdicts } from '../../testing/importCases.ts';
import { startAndProcess } from '../../testing/importFixtures.ts';

let admin: Viewer;
beforeEach(async () => {
  await truncateCatalogue();
  admin = await makeStaff('CATALOGUE');
});

const check = async (name: string) => {
  const file = await dryRun(admin, caseFile(name), name);
  return { file, rows: await verdicts(file.id) };
};
const run = async (name: string) => {
  const { file, rows } = await check(name);
  await startAndProcess(admin, file.id);
  return rows;
};
const CREATED = ['CREATE'];
const NAME_STANDS_IN = '(description) No description, so the name is used';
const ZERO = (cell: string, code: string) =>
  `(hsn_code) Restored a leading 0 that the spreadsheet dropped: ${cell} → ${code}`;

describe('the export of another program', () => {
  it('of Vyapar is read with its units, taxes and counts', async () => {
    const { file, rows } = await check('vyapar-items.xlsx');
    expect(file).toMatchObject({ format: 'VYAPAR', sheet: 'Item Details', headerRow: 1 });
    expect(rows).toEqual({
      '2 ATTA-5KG': [
        ...['CREATE', '(sku) Other characters in a SKU become dashes: ATTA 5KG → ATTA-5KG'],
        '(unit) Pack size taken from the name: BAGS (Bag) → 5 kg',
        NAME_STANDS_IN,
      ],
      '3 MILK-500': [
        ...['CREATE', '(sku) Other characters in a SKU become dashes: MILK/500 → MILK-500'],
        ZERO('4012000', '04012000'),
        '(gst_percent) Goods without tax have 0% GST: Exempted → 0',
        '(unit) Pack size taken from the name: PACKS (Pac) → 500 ml',
        NAME_STANDS_IN,
      ],
      '4 8900000000017': [
        'REJECTED',
        'We can’t apply a discount in rupees to a price without tax. Enter prices with tax.',
      ],
      '5 LOOSE-ONION-1-KG-B063C20843': [
        ...['CREATE', ZERO('703', '0703'), '(gst_percent) Goods without tax have 0% GST: None → 0'],
        '(stock) Fractions of a piece are dropped: 12.5 → 12',
        '(unit) Pack size taken from the unit of measure: KILOGRAMS (Kg) → 1 kg',
        NAME_STANDS_IN,
        '(sku) No SKU, so one is generated: LOOSE-ONION-1-KG-B063C20843',
      ],
    });
  });

  it('of Tally is read below its titles, with its groups and without its totals', async () => {
    const { file, rows } = await check('tally-stock-summary.xlsx');
    expect(file).toMatchObject({ format: 'TALLY', sheet: 'Stock Summary', headerRow: 6, rowCount: 3 });
    expect(file.headings).toEqual(['Particulars', 'Quantity', 'Rate', 'Value', 'Stock Group']);
    expect(Object.values(rows).map(([outcome]) => outcome)).toEqual(['CREATE', 'CREATE', 'CREATE']);
    const curd = Object.entries(rows).find(([sku]) => sku.includes('CURD'));
    expect(curd?.[1]).toEqual([
      ...['CREATE', '(price) Tally uses this rate to value stock, so it may be the cost price'],
      '(stock) A negative number counts as 0: (-)3 Nos → 0',
      '(unit) Pack size taken from the name: 400 g',
      NAME_STANDS_IN,
    ]);
    await startAndProcess(admin, file.id);
    const [, sku = ''] = curd?.[0].split(' ') ?? [];
    expect(await productBySku(sku)).toMatchObject({
      ...{ name: 'Curd 400 g', unit: '400 g', mrpPaise: 3500, stock: 0 },
      categories: [{ category: { name: 'Dairy' } }],
    });
  });

  it('of Shopify has a row for each variant, with what the handle shares', async () => {
    const rows = await run('shopify-products_export.csv');
    const html = '(description) HTML converted to plain text';
    expect(rows).toEqual({
      '2 TD-500': ['CREATE', '(discount) Discount worked out from the prices: ₹89 → 19%', html],
      '3 TD-1000': [
        'REJECTED',
        'Discount: ₹169 instead of ₹210 isn’t a whole percentage off: 19% gives ₹170, 20% gives ₹168',
        html,
      ],
      '4 TD-5000': ['CREATE', '(stock) A negative number counts as 0: -3 → 0', html],
      '5 RS-1': ['CREATE', html, '(unit) No pack size, so it’s sold by the piece: 1 pc'],
      '7 SM-1': [
        ...['CREATE', '(published) Hidden because of its status: draft', html],
        '(unit) No pack size, so it’s sold by the piece: 1 pc',
      ],
      '8 GIFT-CARD-500-00-4AF1A835A0': ['REJECTED', 'Gift cards can’t be imported'],
    });
    expect(await productBySku('TD-500')).toMatchObject({
      ...{ name: 'Toor Dal', unit: '500 g', brand: 'Grain & Co', mrpPaise: 11_000, discountPercent: 19 },
      description: 'Unpolished toor dal.\n• High protein\n• No stones & husk',
    });
    expect(await productBySku('TD-5000')).toMatchObject({ name: 'Toor Dal', unit: '5 kg', mrpPaise: 79_900, stock: 0 });
    expect(await productBySku('SM-1')).toMatchObject({ isPublished: false });
  });

  it('of WooCommerce has categories with levels, sale prices, and variations with their parent’s name', async () => {
    const rows = await run('woocommerce-products.csv');
    expect(Object.entries(rows).map(([row, [outcome]]) => `${row} ${outcome}`)).toEqual([
      ...['2 MILK-1 CREATE', '3 GHEE-1 CREATE', '5 RICE-1KG CREATE', '6 DRAFT-1 CREATE'],
    ]);
    expect(await productBySku('MILK-1')).toMatchObject({
      ...{ mrpPaise: 6400, discountPercent: 9, unit: '1 L', description: 'Fresh cow milk.\nKeep cold.' },
      categories: [{ category: { name: 'Dairy' } }, { category: { name: 'Breakfast' } }],
      subCategories: [{ subCategory: { name: 'Milk' } }],
    });
    expect(await productBySku('GHEE-1')).toMatchObject({
      ...{ unit: '500 ml', mrpPaise: 38_550, subCategories: [{ subCategory: { name: 'Ghee, Butter & Oil' } }] },
    });
    expect(await productBySku('RICE-1KG')).toMatchObject({
      ...{ name: 'Basmati Rice', unit: '1 kg', description: 'Long grain.', isPublished: true },
      subCategories: [{ subCategory: { name: 'Rice' } }],
    });
    expect(await productBySku('DRAFT-1')).toMatchObject({ isPublished: false, categories: [] });
  });
});

describe('a price', () => {
  it('with a discount in rupees gets the percentage that gives it', async () => {
    await run('discount-in-rupees.csv');
    expect(await productBySku('HON-1')).toMatchObject({ mrpPaise: 25_000, discountPercent: 8 });
    expect(await productBySku('GHE-1')).toMatchObject({ mrpPaise: 60_000, discountPercent: 5 });
  });

  it('without tax gets the tax of its row', async () => {
    await run('exclusive-prices.csv');
    expect(await productBySku('BUT-1')).toMatchObject({ mrpPaise: 11_200, gstPercent: 12 });
    expect(await productBySku('GHE-9')).toMatchObject({ mrpPaise: 60_000, gstPercent: 12 });
  });

  it('with a decimal comma is refused, and the reason names the fix', async () => {
    expect((await check('decimal-comma-semicolon.csv')).rows).toEqual({
      '2 ODD-4': ['REJECTED', 'MRP: Use a dot before the paise, such as 28.50'],
      '3 ODD-5': ['REJECTED', 'MRP: Use a dot before the paise, such as 1250.00'],
    });
  });
});

describe('the form of a file', () => {
  it.each([
    ['sep-hint.csv', { '3 ODD-1': CREATED, '4 ODD-2': CREATED }],
    ['mac-cr-only.csv', { '2 ODD-1': CREATED, '3 ODD-2': CREATED }],
    ['pipe-delimited.csv', { '2 ODD-1': CREATED, '3 ODD-2': CREATED }],
    ['header-with-line-break-semicolon.csv', { '2 ODD-1': CREATED, '3 ODD-2': CREATED }],
    ['short-rows.csv', { '2 ODD-6': CREATED, '3 ODD-7': CREATED, '4 ODD-8': CREATED }],
    ['space-before-quote.csv', { '2 ODD-10': CREATED }],
    ['unquoted-inch-mark.csv', { '2 ODD-9': CREATED }],
    ['empty-part.xlsx', { '2 XLS-1': CREATED }],
    ['first-sheet-hidden.xlsx', { '2 XLS-1': CREATED }],
    ['first-sheet-is-instructions.xlsx', { '2 XLS-1': CREATED }],
    ['formula-cells.csv', { '2 FRM-1': CREATED, '3 FRM-2': CREATED, '4 FRM-3': CREATED, '5 FRM-4': CREATED }],
    [
      'header-lost-zero-hsn.csv',
      {
        '2 ODD-11': ['CREATE', ZERO('4012000', '04012000')],
        '3 ODD-12': ['CREATE', ZERO('406', '0406')],
        '4 ODD-13': ['CREATE', ZERO('703', '0703')],
      },
    ],
    [
      'percent-100-as-1.csv',
      {
        '2 PCT-1': ['REJECTED', 'Discount: 1 could mean 1% or 100%. Write 1% or 100%.'],
        '3 PCT-2': [
          ...['CREATE', '(discount) Spreadsheets store percentages as fractions: 0.5 → 50'],
          '(gst_percent) Spreadsheets store percentages as fractions: 0.05 → 5',
        ],
        '4 PCT-3': [
          ...['REJECTED', 'Discount must be a whole number', 'GST must be a whole number'],
          '(gst_percent) Spreadsheets store percentages as fractions: 0.125 → 12.5',
        ],
      },
    ],
    [
      'scientific-barcodes.csv',
      Object.fromEntries(
        ['2 8.90E+12', '3 8.90E+12', '4 1E5'].map((row) => [
          row,
          [
            'REJECTED',
            `SKU: The spreadsheet shortened this number: ${row.slice(2)}. Format the column as text and export again.`,
          ],
        ]),
      ),
    ],
    [
      'very-long-name-and-cell.csv',
      {
        '2 LNG-1': [
          ...['REJECTED', 'Name can have at most 200 characters'],
          '(description) Description shortened to 5,000 characters',
        ],
        '3 LNG-2': ['REJECTED', 'The row is larger than 64 kB. A quote may be missing.'],
      },
    ],
    [
      'typed-cells.xlsx',
      {
        '2 TYP-1': CREATED,
        '3 TYP-2': [
          'REJECTED',
          'Unit: The spreadsheet turned this pack size into a date: 2026-12-06. Format the column as text.',
        ],
        '4 TYP-3': ['REJECTED', 'MRP: The cell has the spreadsheet error #N/A'],
        '5 8901000000017': CREATED,
      },
    ],
  ])('of %s is read', async (name, expected) => {
    expect((await check(name)).rows).toEqual(expected);
  });

  it('with the cells of a workbook has what it shows: percentages and leading zeros', async () => {
    await run('typed-cells.xlsx');
    expect(await productBySku('TYP-1')).toMatchObject({ discountPercent: 100, gstPercent: 5, hsnCode: '04012000' });
  });

  it('with words for no tax and names of taxes has the rates', async () => {
    await run('tax-exempt-words.csv');
    const skus = ['TAX-1', 'TAX-2', 'TAX-3', 'TAX-4', 'TAX-5', 'TAX-6', 'TAX-7'];
    const rates = await Promise.all(skus.map(async (sku) => (await productBySku(sku)).gstPercent));
    expect(rates).toEqual([0, 0, 0, 18, 12, 5, 0]);
  });

  it('with invisible characters is read without them', async () => {
    await run('invisible-characters.csv');
    const skus = ['INV-1', 'INV-2', 'INV-3', 'INV-4', 'INV-5'];
    const names = await Promise.all(skus.map(async (sku) => (await productBySku(sku)).name));
    expect(names).toEqual(['Paneer Tikka', 'Cheddar Cheese', 'Masala Oats', 'Milk 1 L', 'Curd']);
  });

  it('with digits of another script has the amounts', async () => {
    await run('fractions-and-indic-digits.csv');
    expect(await productBySku('FRA-3')).toMatchObject({ mrpPaise: 25_000, unit: '५ किलो' });
  });
});

describe('a SKU without the zeros of one that exists', () => {
  it('is refused, and names it, as there would be two products', async () => {
    await makeProduct({ sku: '00123', name: 'Salt' });
    expect((await check('lost-zero-skus.csv')).rows).toEqual({
      '2 123': ['REJECTED', 'This SKU looks like 00123, which already exists. Add the zeros or use another SKU.'],
    });
  });

  it('is that one when it has its name, too', async () => {
    await makeProduct({ sku: '00123', name: 'Salt again' });
    expect(Object.values((await check('lost-zero-skus.csv')).rows)[0]?.[0]).toBe('UPDATE');
  });
});
