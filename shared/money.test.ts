import { describe, expect, it } from 'vitest';
import { formatRoundOff, formatRupees, roundToRupee, sellingPrice } from './money.ts';

describe('sellingPrice', () => {
  it('equals the MRP without a discount', () => {
    expect(sellingPrice(4_999, 0)).toBe(4_999);
  });

  it('rounds the discount up to a whole rupee', () => {
    expect(sellingPrice(10_000, 15)).toBe(8_500);
    expect(sellingPrice(9_900, 15)).toBe(8_400); // 14.85 rupees off become 15
    expect(sellingPrice(5_500, 1)).toBe(5_400);
  });

  it('is exact for discounts that have no exact binary fraction', () => {
    expect(sellingPrice(30_000, 7)).toBe(27_900);
    expect(sellingPrice(10_000, 29)).toBe(7_100);
  });

  it('is never negative', () => {
    expect(sellingPrice(50, 10)).toBe(0);
    expect(sellingPrice(10_000, 100)).toBe(0);
  });
});

describe('roundToRupee', () => {
  it.each([
    ...[[0, 0] as const, [1, 0] as const, [49, 0] as const, [50, 100] as const, [99, 100] as const],
    ...[[100, 100] as const, [8_549, 8_500] as const, [8_550, 8_600] as const, [8_551, 8_600] as const],
    [1_234_567_890_149, 1_234_567_890_100] as const,
  ])('%s paise are paid with %s', (paise, paid) => {
    expect(roundToRupee(paise)).toBe(paid);
  });
});

describe('formatRoundOff', () => {
  it('has a sign and paise', () => {
    expect([50, -25, 1, -49].map(formatRoundOff)).toEqual(['+₹0.50', '−₹0.25', '+₹0.01', '−₹0.49']);
  });
});

describe('formatRupees', () => {
  it('uses Indian digit grouping and omits zero paise', () => {
    expect(formatRupees(129_900)).toBe('₹1,299');
    expect(formatRupees(12_345_600)).toBe('₹1,23,456');
    expect(formatRupees(0)).toBe('₹0');
  });

  it('shows two digits of paise if there are any', () => {
    expect(formatRupees(1_250)).toBe('₹12.50');
    expect(formatRupees(5)).toBe('₹0.05');
  });
});
