import { describe, expect, it } from 'vitest';
import { findHeader } from './guessColumns.ts';

describe('findHeader', () => {
  it.each([
    [
      'the first row',
      [
        ['sku', 'name'],
        ['A', 'x'],
      ],
      0,
    ],
    ['below titles', [['Sri Stores'], ['14 Main Street'], ['Item Name', 'MRP', 'Stock'], ['Milk', '28', '1']], 2],
    ['below a blank row', [[''], ['Item Name', 'MRP'], ['Milk', '28']], 1],
    [
      'the first row when none is known',
      [
        ['Artikel', 'Farbe'],
        ['Milk', 'white'],
      ],
      0,
    ],
    [
      'the first that is not blank when none is known',
      [
        ['', ''],
        ['Artikel', 'Farbe'],
      ],
      1,
    ],
    ['not a title with one known word', [['Stock'], ['Item Name', 'Qty', 'Rate']], 1],
    ['not below the twentieth row', [...Array.from({ length: 20 }, () => ['x']), ['sku', 'name']], 0],
  ])('is %s', (_what, rows, at) => {
    expect(findHeader(rows)).toMatchObject({ at, rowCount: 1, cells: rows[at] });
  });

  it('has the headings of parts below a heading', () => {
    const rows = [
      ['Stock Summary'],
      ['Particulars', '', 'Closing Balance'],
      ['', 'Quantity', 'Rate', 'Value'],
      ['Milk', '3', '28', '84'],
    ];
    expect(findHeader(rows)).toMatchObject({ at: 1, rowCount: 2, cells: ['Particulars', 'Quantity', 'Rate', 'Value'] });
  });

  it('takes no product for headings of parts', () => {
    const rows = [
      ['sku', 'name', 'brand'],
      ['', 'Rice', 'Item'],
    ];
    expect(findHeader(rows)).toMatchObject({ at: 0, rowCount: 1 });
  });
});
