import { describe, expect, it } from 'vitest';
import { validateCsvFile } from './validateCsvFile.ts';

function fileOf(name: string, bytes = 10): File {
  return Object.defineProperty(new File(['sku'], name), 'size', { value: bytes });
}

describe('validateCsvFile', () => {
  it('accepts one CSV file of up to 32 MB, whatever its type', () => {
    expect(validateCsvFile([fileOf('products.csv', 32 * 1024 * 1024)])).toBeNull();
    expect(validateCsvFile([fileOf('PRODUCTS.CSV')])).toBeNull();
  });

  it('returns an error for anything else', () => {
    expect(validateCsvFile([fileOf('products.xlsx')])).toBe('Choose a file whose name ends with .csv');
    expect(validateCsvFile([fileOf('products.csv', 0)])).toBe('This file is empty');
    expect(validateCsvFile([fileOf('products.csv', 32 * 1024 * 1024 + 1)])).toBe('This file is larger than 32 MB');
    expect(validateCsvFile([fileOf('one.csv'), fileOf('two.csv')])).toBe('Choose one file');
  });
});
