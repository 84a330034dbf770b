import { describe, expect, it } from 'vitest';
import { billOf } from './bill.ts';

describe('billOf', () => {
  it('costs nothing without lines', () => {
    expect(billOf([])).toEqual({
      quantity: 0,
      mrpTotal: 0,
      savings: 0,
      itemsTotal: 0,
      deliveryFee: 0,
      grandTotal: 0,
    });
  });

  it('adds up quantities, undiscounted prices and prices', () => {
    const lines = [
      { quantity: 2, mrp: 10_000, price: 8_500 },
      { quantity: 3, mrp: 4_999, price: 4_999 },
    ];
    expect(billOf(lines)).toEqual({
      quantity: 5,
      mrpTotal: 34_997,
      savings: 3_000,
      itemsTotal: 31_997,
      deliveryFee: 0,
      grandTotal: 31_997,
    });
  });

  it('is exact beyond 32 bits', () => {
    const dearest = { quantity: 50, mrp: 100_000_000, price: 99_999_999 };
    const lines = Array.from({ length: 100 }, () => dearest);
    expect(billOf(lines).grandTotal).toBe(499_999_995_000);
  });
});
