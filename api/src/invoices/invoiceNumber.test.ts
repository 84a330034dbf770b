import { describe, expect, it } from 'vitest';
import { financialYear, invoiceNumber } from './invoiceNumber.ts';

describe('financialYear', () => {
  it.each([
    ['2027-03-31T18:29:59.999Z', '26-27'],
    ['2027-03-31T18:30:00.000Z', '27-28'],
    ['2026-04-01T00:00:00.000Z', '26-27'],
    ['2026-12-31T23:00:00.000Z', '26-27'],
    ['2099-06-01T00:00:00.000Z', '99-00'],
  ])('starts on 1 April at midnight in India: %s is in %s', (moment, year) => {
    expect(financialYear(new Date(moment))).toBe(year);
  });
});

describe('invoiceNumber', () => {
  it.each([
    [1, 'INV/26-27/000001'],
    [999_999, 'INV/26-27/999999'],
    [1_000_000, '26-27/1000000'],
    [2_147_483_647, '26-27/2147483647'],
  ])('has at most the 16 characters of Rule 46(b): %i is %s', (number, shown) => {
    expect(invoiceNumber('INVOICE', { financialYear: '26-27', number, isSample: false })).toBe(shown);
    expect(shown.length).toBeLessThanOrEqual(16);
  });

  it('tells credit notes and samples apart', () => {
    const number = { financialYear: '26-27', number: 7 };
    const shown = (['INVOICE', 'CREDIT_NOTE'] as const).flatMap((kind) =>
      [false, true].map((isSample) => invoiceNumber(kind, { ...number, isSample })),
    );
    expect(shown).toEqual(['INV/26-27/000007', 'SMP/26-27/000007', 'CRN/26-27/000007', 'SMC/26-27/000007']);
    const longest = invoiceNumber('CREDIT_NOTE', { financialYear: '26-27', number: 2_147_483_647, isSample: false });
    expect([longest, longest.length]).toEqual(['C2627/2147483647', 16]);
  });
});
