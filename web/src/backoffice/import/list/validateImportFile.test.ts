import { describe, expect, it } from 'vitest';
import { validateImportFile } from './validateImportFile.ts';

function fileOf(name: string, bytes = 10): File {
  return Object.defineProperty(new File(['sku'], name), 'size', { value: bytes });
}

describe('validateImportFile', () => {
  it('accepts one CSV file or workbook of up to 32 MB, whatever its type', () => {
    expect(validateImportFile([fileOf('products.csv', 32 * 1024 * 1024)])).toBeNull();
    expect(validateImportFile([fileOf('PRODUCTS.CSV')])).toBeNull();
    expect(validateImportFile([fileOf('products.xlsx')])).toBeNull();
  });

  it('returns an error for anything else', () => {
    expect(validateImportFile([fileOf('products.xls')])).toBe('Choose a .csv or .xlsx file');
    expect(validateImportFile([fileOf('products.csv', 0)])).toBe('This file is empty');
    expect(validateImportFile([fileOf('products.csv', 32 * 1024 * 1024 + 1)])).toBe('This file is larger than 32 MB');
    expect(validateImportFile([fileOf('one.csv'), fileOf('two.csv')])).toBe('Choose one file');
  });
});
