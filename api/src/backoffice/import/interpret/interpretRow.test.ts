import { describe, expect, it } from 'vitest';
import type { ImportFormat } from '../../../platform/db/generated/client.ts';
import type { ImportCells } from '../csv/catalogueColumns.ts';
import { interpretRow } from './interpretRow.ts';
import type { PercentScales } from './readPercents.ts';

const read = (row: ImportCells, format: ImportFormat = 'OTHER', percentScales: PercentScales = {}) =>
  interpretRow(row, { format, percentScales });
/** The cell of a column, or why the row is refused. */
const cell = (row: ImportCells, column: keyof ReturnType<typeof read>['cells'], format?: ImportFormat) => {
  const { cells, issues } = read(row, format);
  return issues[0]?.reason ?? cells[column];
};
const unitOf = (row: ImportCells, format?: ImportFormat) => {
  const { cells, defaults, issues } = read(row, format);
  return issues[0]?.reason ?? (cells.unit || defaults.find(({ column }) => column === 'unit')?.value);
};

describe('the GST', () => {
  it.each<[string, string]>([
    ...['Exempted', 'exempt', 'None', 'NIL', 'Nil Rated', 'nil-rated', 'Zero Rated', 'Non-GST', 'Tax Free'].map(
      (word): [string, string] => [word, '0'],
    ),
    ...['GST@18%', 'GST 18', '18% GST', 'igst@18'].map((word): [string, string] => [word, '18%']),
    ...['CGST 9% + SGST 9%', 'CGST@9% SGST@9%', 'CGST 9 / SGST 9'].map((word): [string, string] => [word, '18']),
    ['5', '5'],
    ['5 %', '5 %'],
    ['IGST 18 %', '18 %'],
    ['GST Exempt', '0'],
    ['GST@NIL', '0'],
    ['0% GST', '0%'],
    ['0', '0'],
    ['', ''],
  ])('of %j is %j', (text, expected) => {
    expect(cell({ gst_percent: text }, 'gst_percent')).toBe(expected);
  });

  it.each([
    ['0.05', { hasFractions: true, hasLarger: false }, '5'],
    ['.18', { hasFractions: true, hasLarger: false }, '18'],
    ['0.05', { hasFractions: true, hasLarger: true }, '5'],
    ['0.25', { hasFractions: true, hasLarger: true }, /could mean 0\.25% or 25%/],
    ['1', { hasFractions: true, hasLarger: false }, /could mean 1% or 100%/],
    ['1', { hasFractions: false, hasLarger: true }, '1'],
  ])('of %j in a column with %j is %s', (text, scale, expected) => {
    const { cells, issues } = read({ gst_percent: text }, 'OTHER', { gst_percent: scale });
    expect(issues[0]?.reason ?? cells.gst_percent).toMatch(expected);
  });
});

describe('the HSN code', () => {
  it.each<[string, string]>([
    ...['406', '0406', '4.06', '406.0'].map((text): [string, string] => [text, '0406']),
    ['4012000', '04012000'],
    ['40120', '040120'],
    ['0401 20 00', '04012000'],
    ["'04012000", '04012000'],
    ['HSN 0401', '0401'],
    ['०४०१', '0401'],
    ['04', '04'],
    ['', ''],
  ])('of %j is %j', (text, expected) => {
    expect(cell({ hsn_code: text }, 'hsn_code')).toBe(expected);
  });
});

describe('the SKU', () => {
  it.each([
    ['ATTA 5KG', 'ATTA-5KG'],
    ['MILK/500', 'MILK-500'],
    ['  A  B / C  ', 'A-B-C'],
    ['#12', '12'],
    ['A&B', 'A-B'],
    ['१२३', '123'],
    ['Ａ１', 'A1'],
    ['A_1.2-3', 'A_1.2-3'],
    ['8900000000017', '8900000000017'],
    ['पनीर 1', 'पनीर 1'],
    ['///', ''],
  ])('of %j is %j', (text, expected) => {
    expect(cell({ sku: text }, 'sku')).toBe(expected);
  });

  it.each(['8.90E+12', '8.9e12', '1E5', '8E+12'])('of %j was shortened by a spreadsheet', (text) => {
    expect(cell({ sku: text }, 'sku')).toMatch(/shortened this number/);
  });
});

describe('the barcode', () => {
  it.each([
    ['8901058000016', '8901058000016'],
    ['890 1058 000016', '8901058000016'],
    ['978-81-7525-766-5', '9788175257665'],
    ["'08901058000016", '08901058000016'],
    ['8901058000016.0', '8901058000016'],
    ['८९०१०५८०००१६', '890105800016'],
    ['shop-77', 'shop-77'],
  ])('of %j is %j', (text, expected) => {
    expect(cell({ barcode: text }, 'barcode')).toBe(expected);
  });

  it.each(['-', 'NA', 'None', '0', '0000000000000', '8901058000016, 8901058000023', '४'])('of %j is none', (text) => {
    const { cells, issues, notices } = read({ barcode: text });
    expect({ barcode: cells.barcode, issues }).toEqual({ barcode: undefined, issues: [] });
    expect(notices).toEqual([{ column: 'barcode', reason: 'Skipped: not a barcode', cell: text }]);
  });

  it('was shortened by a spreadsheet', () => {
    const { cells, notices } = read({ barcode: '8.90E+12' });
    expect(cells.barcode).toBeUndefined();
    expect(notices).toMatchObject([{ reason: expect.stringContaining('shortened this number') as string }]);
  });
});

describe('the stock', () => {
  it.each([
    ['12.5', '12'],
    ['12.00', '12'],
    ['0.5', '0'],
    ['-3', '0'],
    ['−3', '0'],
    ['(-)3 Nos', '0'],
    ['(3)', '0'],
    ['-', '0'],
    ['1,250', '1,250'],
    ['40 Nos', '40'],
    ['12 Bags', '12'],
    ['40 Nos.', '40'],
    ['१२', '12'],
    ['5', '5'],
    ['', ''],
  ])('of %j is %j', (text, expected) => {
    expect(cell({ stock: text, unit: '500 g' }, 'stock')).toBe(expected);
  });

  it('in kilograms counts packs of a kilogram alone', () => {
    expect(cell({ stock: '12.5 Kg', unit: 'KILOGRAMS (Kg)', name: 'Onion' }, 'stock')).toBe('12');
    expect(cell({ stock: '12.5 kg', unit: '1 kg' }, 'stock')).toBe('12');
    expect(cell({ stock: '5000 gm', unit: '500 g' }, 'stock')).toMatch(/isn’t a number of packs/);
  });
});

describe('the unit', () => {
  it.each([
    [{ unit: '500 g', name: 'Milk 1 L' }, '500 g'],
    [{ unit: '½ kg', name: 'Paneer' }, '½ kg'],
    [{ unit: 'BAGS (Bag)', name: 'Atta 5 kg' }, '5 kg'],
    [{ unit: 'PACKS (Pac)', name: 'Biscuits' }, '1 pack'],
    [{ unit: 'KILOGRAMS (Kg)', name: 'Onion' }, '1 kg'],
    [{ unit: 'Nos', name: 'Broom' }, '1 pc'],
    [{ unit: 'LITRE (Ltr)', name: 'Oil' }, '1 L'],
    [{ unit: 'BOXES (Box)', name: 'Sweets' }, '1 box'],
    [{ unit: 'BOTTLES (Btl)', name: 'Ketchup 950g' }, '950g'],
    [{ unit: 'Default Title', name: 'Rock Salt' }, '1 pc'],
    [{ unit: 'Default Title', name: 'Rock Salt', weight: '500 g' }, '500 g'],
    [{ name: '7up 750 ml' }, '750 ml'],
    [{ name: 'Maggi 4 x 70 g' }, '4 x 70 g'],
    [{ name: 'Eggs 6 pcs' }, '6 pcs'],
    [{ name: 'Oil 1.5 Ltr' }, '1.5 Ltr'],
    [{ name: 'Vitamin B12 syrup' }, '1 pc'],
    [{ unit: 'Combo of 2', name: 'Parota 350 g' }, 'Combo of 2'],
  ])('of %j is %j', (row, expected) => {
    expect(unitOf(row)).toBe(expected);
  });

  it.each(['2026-12-06', '06-Dec', '6-Dec-26', '12/6/2026', 'Dec-06', '06.12.2026', 'Dec 2026'])(
    'of %j is a date that a spreadsheet has made',
    (unit) => {
      expect(unitOf({ unit, name: 'Eggs' })).toMatch(/turned this pack size into a date/);
    },
  );

  it.each(['6-12 pcs', '1-2 kg', '500 g', '12/6 pack', 'Mar biscuit'])('of %j is no date', (unit) => {
    expect(unitOf({ unit, name: 'Eggs' })).toBe(unit);
  });

  it('is needed in the catalogue’s own files', () => {
    expect(unitOf({ name: 'Rock Salt', unit: '' }, 'CATALOGUE')).toBeUndefined();
  });
});

describe('the price', () => {
  const prices = (row: ImportCells) => {
    const { cells, issues } = read(row);
    return issues[0]?.reason ?? `${cells.price ?? ''} ${cells.discount ?? ''}`.trim();
  };
  it.each<[ImportCells, string | RegExp]>([
    [{ price: '110', selling_price: '89' }, '110 19'],
    [{ price: '₹1,10.00', selling_price: 'Rs. 89' }, /^/],
    [{ price: '100', selling_price: '100' }, '100 0'],
    [{ price: '', selling_price: '89' }, '89'],
    [{ price: '89', selling_price: '' }, '89'],
    [{ price: '89', selling_price: '0' }, '89'],
    [{ price: '210', selling_price: '169' }, /isn’t a whole percentage off: 19% gives ₹170, 20% gives ₹168/],
    [{ price: '89', selling_price: '110' }, /above the price/],
    [{ price: '110', selling_price: '89', discount: '19' }, '110 19'],
    [{ price: '110', selling_price: '89', discount: '10' }, /A 10% discount gives ₹99/],
    [{ price: '', selling_price: '89', discount: '10' }, /may or may not include the discount/],
    [{ price: '250', discount: '20', discount_type: 'Discount Amount' }, '250 8'],
    [{ price: '250', discount: '20', discount_type: 'Amount' }, '250 8'],
    [{ price: '250', discount: '0.5', discount_type: 'Fixed' }, /isn’t a whole percentage/],
    [{ price: '250', discount: '20', discount_type: 'Percentage' }, '250 20'],
    [{ price: '250', discount: '20', discount_type: 'Discount %' }, '250 20'],
    [{ price: '250', discount: '20%', discount_type: 'Discount Amount' }, '250 20%'],
    [{ price: '250', discount: '20', discount_type: 'Loyalty' }, /neither a percentage nor an amount/],
    [{ price: '250', discount: '0', discount_type: 'Loyalty' }, '250 0'],
    [{ price: '250', discount: '₹20' }, '250 8'],
    [{ price: '250', discount: '20 Rs' }, '250 8'],
    [{ price: '250', discount: '20/-' }, '250 8'],
    [{ price: '250', discount_amount: '20' }, '250 8'],
    [{ price: '250', discount_amount: '0' }, '250'],
    [{ price: '250', discount_amount: '260' }, /above the price/],
    [{ price: '250', discount: '5', discount_amount: '20' }, /both in percent and in rupees/],
    [{ discount_amount: '20' }, /needs a price/],
    [{ price: '100', gst_percent: 'GST@12%', price_includes_gst: 'Exclusive' }, '112'],
    [{ price: '100', gst_percent: '12', price_includes_gst: 'Without Tax' }, '112'],
    [{ price: '99.99', gst_percent: '5', price_includes_gst: 'No' }, '104.99'],
    [{ price: '100', gst_percent: '12', price_includes_gst: 'Inclusive' }, '100'],
    [{ price: '100', gst_percent: '12', price_includes_gst: 'with tax' }, '100'],
    [{ price: '100', gst_percent: 'Exempted', price_includes_gst: 'Exclusive' }, '100'],
    [{ price: '100', gst_percent: '', price_includes_gst: 'Exclusive' }, /no GST to add/],
    [{ price: '100', gst_percent: '12', price_includes_gst: 'maybe' }, /doesn’t say whether/],
    [{ price: '100', gst_percent: '12', price_includes_gst: 'Exclusive', discount: '10' }, '112 10'],
    [{ price: '20', gst_percent: '18', price_includes_gst: 'Exclusive', discount: '₹2' }, /can’t apply a discount/],
    [{ price: '28,50' }, /Use a dot before the paise, such as 28\.50/],
    [{ price: '1.250,00' }, /Use a dot before the paise, such as 1250\.00/],
    [{ price: '₹ 28,5' }, /Use a dot before the paise, such as 28\.5/],
    [{ price: '₹२५०' }, '₹250'],
    [{ price: '1,25,000' }, '1,25,000'],
  ])('of %j is %s', (row, expected) => {
    if (typeof expected === 'string') expect(prices(row)).toBe(expected);
    else expect(prices(row)).toMatch(expected);
  });
});

describe('the state', () => {
  it.each<[ImportCells, string | undefined]>([
    [{ published: 'true', status: 'draft' }, 'no'],
    [{ published: 'true', status: 'active' }, 'yes'],
    [{ published: 'false', status: 'active' }, 'no'],
    [{ published: 'Visible' }, 'yes'],
    [{ published: '-1' }, 'no'],
    [{ published: 'maybe' }, 'maybe'],
    [{ published: '', status: 'active' }, 'yes'],
    [{ status: 'archived' }, 'no'],
    [{ status: 'Active' }, 'yes'],
    [{ status: '' }, undefined],
    [{ status: 'pending' }, 'The status pending isn’t one we know. Use active, draft or archived.'],
  ])('of %j is %j', (row, expected) => {
    expect(cell(row, 'published')).toBe(expected);
  });
});

describe('the categories', () => {
  const links = (categories: string, format: ImportFormat) => {
    const { cells } = read({ categories }, format);
    return [cells.categories, cells.sub_categories];
  };
  it.each<[string, ImportFormat, string, string | undefined]>([
    ['Dairy, Dairy > Milk, Breakfast', 'WOOCOMMERCE', 'Dairy|Breakfast', 'Milk'],
    ['Dairy > Ghee\\, Butter & Oil', 'WOOCOMMERCE', 'Dairy', 'Ghee, Butter & Oil'],
    ['Uncategorized', 'WOOCOMMERCE', '', undefined],
    ['Home > Kitchen > Foil', 'WOOCOMMERCE', 'Home', 'Foil'],
    ['Food, Beverages > Grains > Rice', 'SHOPIFY', 'Food, Beverages', 'Rice'],
    ['Pulses', 'SHOPIFY', 'Pulses', undefined],
    ['Dairy, Bread & Eggs|Breakfast', 'OTHER', 'Dairy, Bread & Eggs|Breakfast', undefined],
    ['Dairy > Milk', 'CATALOGUE', 'Dairy > Milk', undefined],
  ])('of %j in a file of %s are %j and %j', (...[categories, format, ...expected]) => {
    expect(links(categories, format)).toEqual(expected);
  });
});

describe('texts', () => {
  it('lose invisible characters, but no joiner within a word', () => {
    expect(cell({ name: '\u202aPa\u200bneer\u202c\ufeff' }, 'name')).toBe('Paneer');
    expect(cell({ name: 'क्\u200dष' }, 'name')).toBe('क्\u200dष');
  });

  it('of WooCommerce have line breaks', () => {
    expect(cell({ description: 'Fresh.\\nCold.' }, 'description', 'WOOCOMMERCE')).toBe('Fresh.\nCold.');
    expect(cell({ description: 'a\\nb' }, 'description')).toBe('a\\nb');
  });

  it('leave a row in the catalogue’s form as it is', () => {
    const row = {
      sku: 'A-1',
      name: 'Milk',
      unit: '500 ml',
      price: '28.50',
      discount: '10',
      gst_percent: '5',
      stock: '12',
    };
    expect(read(row, 'CATALOGUE')).toEqual({
      ...{ cells: row, issues: [], notices: [] },
      defaults: [{ column: 'description', reason: 'No description, so the name is used', value: 'Milk' }],
    });
  });
});
