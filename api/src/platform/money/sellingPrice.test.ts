import { describe, expect, it } from 'vitest';
import { sellingPrice } from './rupees.ts';

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
