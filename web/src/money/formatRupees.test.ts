import { describe, expect, it } from 'vitest';
import { formatRupees } from './formatRupees.ts';

describe('formatRupees', () => {
  it('groups as India does and leaves out paise that are none', () => {
    expect(formatRupees(129_900)).toBe('₹1,299');
    expect(formatRupees(12_345_600)).toBe('₹1,23,456');
    expect(formatRupees(0)).toBe('₹0');
  });

  it('shows both digits of paise where there are some', () => {
    expect(formatRupees(1_250)).toBe('₹12.50');
    expect(formatRupees(5)).toBe('₹0.05');
  });
});
