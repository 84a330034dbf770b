import { describe, expect, it } from 'vitest';
import { checkCsvFile } from './checkCsvFile.ts';

function fileOf(name: string, bytes = 10): File {
  return Object.defineProperty(new File(['sku'], name), 'size', { value: bytes });
}

describe('checkCsvFile', () => {
  it('takes one CSV file of up to 32 MB, whatever its type', () => {
    expect(checkCsvFile([fileOf('products.csv', 32 * 1024 * 1024)])).toBeNull();
    expect(checkCsvFile([fileOf('PRODUCTS.CSV')])).toBeNull();
  });

  it('says what is wrong with anything else', () => {
    expect(checkCsvFile([fileOf('products.xlsx')])).toBe('Choose a file whose name ends with .csv');
    expect(checkCsvFile([fileOf('products.csv', 0)])).toBe('This file is empty');
    expect(checkCsvFile([fileOf('products.csv', 32 * 1024 * 1024 + 1)])).toBe('This file is larger than 32 MB');
    expect(checkCsvFile([fileOf('one.csv'), fileOf('two.csv')])).toBe('Choose one file');
  });
});
