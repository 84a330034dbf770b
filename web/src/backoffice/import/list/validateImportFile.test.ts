import { describe, expect, it } from 'vitest';
import { validateImportFile } from './validateImportFile.ts';

function fileOf(name: string, bytes = 10): File {
  return Object.defineProperty(new File(['sku'], name), 'size', { value: bytes });
}

describe('validateImportFile', () => {
  it('accepts one CSV file or workbook of up to 32 MB, whatever its type', () => {
    expect(validateImportFile([fileOf('products.csv', 32 * 1024 * 1024)], 'products')).toBeNull();
    expect(validateImportFile([fileOf('PRODUCTS.CSV')], 'products')).toBeNull();
    expect(validateImportFile([fileOf('products.xlsx')], 'products')).toBeNull();
  });

  it('returns an error for anything else', () => {
    expect(validateImportFile([fileOf('products.xls')], 'products')).toBe('Choose a .csv or .xlsx file');
    expect(validateImportFile([fileOf('products.csv', 0)], 'products')).toBe('This file is empty');
    expect(validateImportFile([fileOf('products.csv', 32 * 1024 * 1024 + 1)], 'products')).toBe(
      'This file is larger than 32 MB',
    );
    expect(validateImportFile([fileOf('one.csv'), fileOf('two.csv')], 'products')).toBe('Choose one file');
  });

  it('accepts one zip of up to 50 MB as pictures', () => {
    expect(validateImportFile([fileOf('Pictures.ZIP', 50 * 1024 * 1024)], 'pictures')).toBeNull();
    expect(validateImportFile([fileOf('p.zip', 50 * 1024 * 1024 + 1)], 'pictures')).toBe(
      'This file is larger than 50 MB',
    );
    expect(validateImportFile([fileOf('photo.jpg')], 'pictures')).toBe('Choose a .zip file');
  });
});
