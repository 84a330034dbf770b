import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { formatOf, joinRecords } from './joinRecords.ts';

/** The rows of a file as objects of their cells that are not empty, by heading. */
async function join(headings: string[], rows: string[][]) {
  const records = Readable.from(rows.map((cells, at) => ({ number: at + 2, cells })));
  const table = joinRecords(formatOf(headings), { headings, records });
  const joined: Record<string, unknown>[] = [];
  for await (const { number, cells, problem } of table.records) {
    const named = table.headings.flatMap((heading, at) => (cells[at] ? [[heading, cells[at]]] : []));
    joined.push({ row: number, ...Object.fromEntries(named), ...(problem && { problem }) });
  }
  return joined;
}

describe('the format of a file', () => {
  it.each([
    ['sku,name,unit,price', 'CATALOGUE'],
    ['Handle,Title,Variant Price', 'SHOPIFY'],
    ['Title,URL handle,Description,Price,Compare-at price', 'SHOPIFY'],
    ['ID,Type,SKU,Name,Regular price', 'WOOCOMMERCE'],
    ['Item Name,Item Code,Sale Price,Inclusive Of Tax', 'VYAPAR'],
    ['Particulars,Quantity,Rate,Value', 'TALLY'],
    ['Name of Item,Under,Units', 'TALLY'],
    ['ITEM NAME,PACKING,COMPANY,MRP,STOCK', 'OTHER'],
    ['sku,name,refused_row,refused_reason', 'CATALOGUE'],
  ])('with the headings %s is %s', (headings, format) => {
    expect(formatOf(headings.split(','))).toBe(format);
  });
});

describe('the rows of Shopify', () => {
  const OLD = [
    'Handle',
    'Title',
    'Vendor',
    'Option1 Value',
    'Option2 Value',
    'Variant Price',
    'Image Src',
    'Variant Grams',
  ];

  it('share title, vendor and pictures within a handle', async () => {
    expect(
      await join(OLD, [
        ['dal', 'Dal', 'Us', '500 g', '', '89', 'https://x/1.jpg', '500'],
        ['dal', '', '', '1 kg', '', '169', 'https://x/2.jpg', '1000'],
        ['dal', '', '', '', '', '', 'https://x/3.jpg', ''],
        ['salt', 'Salt', '', 'Default Title', '', '45', '', '0'],
      ]),
    ).toEqual([
      {
        ...{ row: 2, Handle: 'dal', Title: 'Dal', Vendor: 'Us', 'Option1 Value': '500 g', 'Variant Price': '89' },
        ...{ 'Image Src': 'https://x/1.jpg|https://x/2.jpg|https://x/3.jpg', 'Variant Grams': '500 g' },
      },
      {
        ...{ row: 3, Handle: 'dal', Title: 'Dal', Vendor: 'Us', 'Option1 Value': '1 kg', 'Variant Price': '169' },
        ...{ 'Image Src': 'https://x/1.jpg|https://x/2.jpg|https://x/3.jpg', 'Variant Grams': '1 kg' },
      },
      { row: 5, Handle: 'salt', Title: 'Salt', 'Variant Price': '45' },
    ]);
  });

  it('with two options have both as their unit', async () => {
    const [row] = await join(OLD, [['tea', 'Tea', '', '250 g', 'Ginger', '99', '', '']]);
    expect(row).toMatchObject({ 'Option1 Value': '250 g, Ginger' });
  });

  it('of the newer headings are read likewise', async () => {
    const headings = [
      'Title',
      'URL handle',
      'Status',
      'Option1 value',
      'Price',
      'Product image URL',
      'Weight value (grams)',
    ];
    expect(
      await join(headings, [
        ['Dal', 'dal', 'Active', '500 g', '89', '', '500'],
        ['', 'dal', '', '1 kg', '169', '', '1000'],
      ]),
    ).toMatchObject([{ Title: 'Dal' }, { Title: 'Dal', Status: 'Active', 'Option1 value': '1 kg' }]);
  });
});

describe('the rows of WooCommerce', () => {
  const HEADINGS = [
    ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Visibility in catalog', 'Short description', 'Description'],
    ...['Date sale price starts', 'Date sale price ends', 'Weight (kg)', 'Sale price', 'Regular price', 'Parent'],
    ...['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 2 name', 'Attribute 2 value(s)'],
  ];
  const row = (cells: Record<string, string>) => HEADINGS.map((heading) => cells[heading] ?? '');

  it('have variations with what their parent says, found by SKU or id', async () => {
    expect(
      await join(HEADINGS, [
        row({ ID: '1', Type: 'variable', SKU: 'RICE', Name: 'Rice', Description: 'Long.', Published: '1' }),
        row({
          ID: '2',
          Type: 'variation',
          SKU: 'R-1',
          Name: 'Rice - 1 kg',
          Parent: 'RICE',
          'Attribute 1 value(s)': '1 kg',
        }),
        row({
          ID: '3',
          Type: 'variation',
          SKU: 'R-5',
          Name: 'Rice - 5 kg',
          Parent: 'id:1',
          'Attribute 1 value(s)': '5 kg',
        }),
        row({ ID: '4', Type: 'variable', SKU: 'TEA', Name: 'Tea' }),
      ]),
    ).toMatchObject([
      { row: 3, Name: 'Rice', Description: 'Long.', Published: '1', 'Attribute 1 value(s)': '1 kg' },
      { row: 4, Name: 'Rice', Description: 'Long.', Published: '1', 'Attribute 1 value(s)': '5 kg' },
      { row: 5, problem: 'The file has no variations of this product' },
    ]);
  });

  it.each([
    ['', '', true],
    ['2020-01-01', '2020-02-01', false],
    ['2020-01-01', '', true],
    ['2999-01-01', '', false],
    ['', '2999-01-01 23:59:59', true],
  ])('have a sale price from %j to %j: %s', async (starts, ends, isOnSale) => {
    const [sold] = await join(HEADINGS, [
      row({
        ...{ Type: 'simple', Name: 'Milk', 'Sale price': '58', 'Regular price': '64' },
        ...{ 'Date sale price starts': starts, 'Date sale price ends': ends },
      }),
    ]);
    expect(sold?.['Sale price']).toBe(isOnSale ? '58' : undefined);
  });

  it.each([
    [{ 'Attribute 1 name': 'Pack', 'Attribute 1 value(s)': '1 L' }, '1 L'],
    [{ 'Attribute 1 name': 'Brand', 'Attribute 1 value(s)': 'Us' }, undefined],
    [
      {
        'Attribute 1 name': 'Brand',
        'Attribute 1 value(s)': 'Us',
        'Attribute 2 name': 'Menge',
        'Attribute 2 value(s)': '2 kg',
      },
      '2 kg',
    ],
    [{ 'Attribute 1 name': 'Pack', 'Attribute 1 value(s)': '1 kg, 5 kg' }, undefined],
  ])('have the unit of their attributes: %j is %j', async (attributes, unit) => {
    const [simple] = await join(HEADINGS, [row({ Type: 'simple', Name: 'Milk', ...attributes })]);
    expect(simple?.['Attribute 1 value(s)']).toBe(unit);
  });

  it('that the catalogue hides are hidden, and have the short description when there is no other', async () => {
    const [hidden] = await join(HEADINGS, [
      row({
        Type: 'simple',
        Published: '1',
        'Visibility in catalog': 'hidden',
        'Short description': 'Fresh.',
        'Weight (kg)': '0.5',
      }),
    ]);
    expect(hidden).toMatchObject({ Published: '0', Description: 'Fresh.', 'Weight (kg)': '500 g' });
  });
});

describe('the rows of Tally', () => {
  it('are those of items, with the group above them', async () => {
    expect(
      await join(
        ['Particulars', 'Quantity', 'Rate'],
        [
          ['Staples', '', ''],
          ['Rice 25 kg', '12 Bags', '1,450.00'],
          ['Dairy', '', ''],
          ['Curd 400 g', '3 Nos', '35.00'],
          ['Grand Total', '', '17,505.00'],
        ],
      ),
    ).toEqual([
      { row: 3, Particulars: 'Rice 25 kg', Quantity: '12 Bags', Rate: '1,450.00', 'Stock Group': 'Staples' },
      { row: 5, Particulars: 'Curd 400 g', Quantity: '3 Nos', Rate: '35.00', 'Stock Group': 'Dairy' },
    ]);
  });
});
