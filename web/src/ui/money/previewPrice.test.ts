import { describe, expect, it } from 'vitest';
import { previewPrice } from './previewPrice.ts';

describe('previewPrice', () => {
  it('keeps the price without a discount', () => {
    expect(previewPrice(4_999, 0)).toBe(4_999);
  });

  it('rounds the discount up to a whole rupee', () => {
    expect(previewPrice(10_000, 15)).toBe(8_500);
    expect(previewPrice(9_900, 15)).toBe(8_400); // 14.85 rupees off become 15
    expect(previewPrice(5_500, 1)).toBe(5_400);
  });

  it('has no rounding errors of binary fractions', () => {
    expect(previewPrice(30_000, 7)).toBe(27_900);
    expect(previewPrice(10_000, 29)).toBe(7_100);
  });

  it('is never negative', () => {
    expect(previewPrice(50, 10)).toBe(0);
    expect(previewPrice(10_000, 100)).toBe(0);
  });
});
