import { describe, expect, it } from 'vitest';
import { SAMPLE_PREFIXES } from '../../platform/config/settings/textKinds.ts';
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
    [1, 'INV', 'INV/26-27/000001'],
    [1, 'K', 'K/26-27/000001'],
    [999_999, 'INV', 'INV/26-27/999999'],
    [1_000_000, 'INV', '26-27/1000000'],
    [2_147_483_647, 'INV', '26-27/2147483647'],
  ])('has at most the 16 characters of Rule 46(b): %i of %s is %s', (number, numberPrefix, shown) => {
    expect(invoiceNumber('INVOICE', { financialYear: '26-27', number, numberPrefix, isSample: false })).toBe(shown);
    expect(shown.length).toBeLessThanOrEqual(16);
  });

  it('tells long numbers of credit notes and samples apart', () => {
    const number = { financialYear: '26-27', number: 2_147_483_647, numberPrefix: 'CN', isSample: false };
    const longest = invoiceNumber('CREDIT_NOTE', number);
    expect([longest, longest.length]).toEqual(['C2627/2147483647', 16]);
    const sample = { ...number, numberPrefix: SAMPLE_PREFIXES.INVOICE, isSample: true };
    expect(invoiceNumber('INVOICE', sample)).toBe('SMP/26-27/2147483647');
  });
});
