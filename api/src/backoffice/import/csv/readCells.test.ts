import { describe, expect, it } from 'vitest';
import type { ColumnName } from './catalogueColumns.ts';
import { readCells } from './readCells.ts';

const read = (column: ColumnName, text: string) => {
  const { values, issues } = readCells({ [column]: text });
  return issues[0]?.reason ?? values[column];
};

describe('readCells', () => {
  it.each<[ColumnName, string, unknown]>([
    ['sku', ' kr-7m2 ', 'KR-7M2'],
    ['name', ' Amul   Taaza ', 'Amul Taaza'],
    ['brand', 'Amul', 'Amul'],
    ['price', '49', 4900],
    ['price', '49.5', 4950],
    ['price', '0.29', 29],
    ['price', '1000000', 100_000_000],
    ['price', '₹28.50', 2850],
    ['price', 'Rs. 1,250.00', 125_000],
    ['price', '1,25,000/-', 12_500_000],
    ['price', '28.5000', 2850],
    ['discount', ' 100 ', 100],
    ['discount', '5%', 5],
    ['discount', '10.00 %', 10],
    ['gst_percent', '18%', 18],
    ['gst_percent', 'GST@18%', 18],
    ['gst_percent', '0.05', 5],
    ['stock', '1,250', 1250],
    ['stock', '12.000', 12],
    ['stock', '120 Nos', 120],
    ['gst_percent', '18', 18],
    ['hsn_code', ' 04011000 ', '04011000'],
    ['stock', '007', 7],
    ['low_stock_threshold', '0', 0],
    ['max_per_order', '6', 6],
    ['published', 'YES', true],
    ['published', 'FALSE', false],
    ['published', '-1', false],
    ['published', 'Active', true],
    ['description', ' Two\r\nlines ', 'Two\nlines'],
    ['categories', 'Dairy|dairy|Milk', ['Dairy', 'Milk']],
    ['sub_categories', 'Milk', ['Milk']],
    ['details', 'Origin: India', [{ name: 'Origin', value: 'India' }]],
    [
      'images',
      'https://a.example/1.jpg\n https://a.example/2.jpg|https://a.example/1.jpg',
      ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    ],
  ])('takes %s %j', (column, text, value) => {
    expect(read(column, text)).toEqual(value);
  });

  it.each<[ColumnName, string, string]>([
    ['sku', 'a b', 'A SKU has 1 to 60 letters, digits, dots, dashes and underscores'],
    ['name', 'x'.repeat(201), 'Name can have at most 200 characters'],
    ['price', '0', 'Price must be above 0'],
    ['price', '1000000.01', 'Price must be at most ₹10,00,000'],
    ['price', '49,50', 'Price must be in rupees, such as 49 or 49.50'],
    ['price', '1e3', 'Price must be in rupees, such as 49 or 49.50'],
    ['price', '49.999', 'Price must be in rupees, such as 49 or 49.50'],
    ['price', '-5', 'Price must be in rupees, such as 49 or 49.50'],
    ['discount', '101', 'Discount must be a whole number from 0 to 100'],
    ['discount', '12.5%', 'Discount must be a whole number'],
    ['price', '1,2,3', 'Price must be in rupees, such as 49 or 49.50'],
    ['gst_percent', '101', 'GST must be a whole number from 0 to 100'],
    ['gst_percent', '0.05%', 'GST must be a whole number'],
    ['stock', '12,50', 'Stock must be a whole number'],
    ['hsn_code', '4011000', 'An HSN code has 4, 6 or 8 digits'],
    ['hsn_code', '0401.10', 'An HSN code has 4, 6 or 8 digits'],
    ['stock', '100001', 'Stock must be a whole number from 0 to 1,00,000'],
    ['stock', '1.5', 'Stock must be a whole number'],
    ['max_per_order', '0', 'Max per order must be a whole number from 1 to 50'],
    ['max_per_order', '51', 'Max per order must be a whole number from 1 to 50'],
    ['published', 'maybe', 'Published must be yes or no'],
    ['categories', 'x'.repeat(61), 'A name can have at most 60 characters'],
    ['categories', Array.from({ length: 21 }, (_, at) => at).join('|'), 'A product can have at most 20 categories'],
    ['details', 'no colon', 'Write each line of details as a name, a colon and a value'],
    ['details', 'A: 1\na: 2', 'There’s already a field named a'],
    [
      'images',
      Array.from({ length: 11 }, (_, at) => `https://a.example/${at}`).join(' '),
      'A product can have at most 10 pictures',
    ],
  ])('refuses %s %j', (column, text, reason) => {
    expect(read(column, text)).toBe(reason);
  });

  it('reads an empty cell as null for an optional value, and as left out otherwise', () => {
    const { values, issues } = readCells({
      brand: '',
      details: ' ',
      images: '',
      categories: '',
      hsn_code: '',
      max_per_order: '',
      price: '',
      name: ' ',
    });
    expect(values).toEqual({
      brand: null,
      details: null,
      images: null,
      categories: null,
      hsn_code: null,
      max_per_order: null,
    });
    expect(issues).toEqual([]);
  });
});
