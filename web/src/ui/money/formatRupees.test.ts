import { describe, expect, it } from 'vitest';
import { formatRupees } from './formatRupees.ts';

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
