import { describe, expect, it } from 'vitest';
import type { Fees } from '../../platform/config/settings/shopSettings.ts';
import { billOf, remainingForFreeDelivery } from './bill.ts';

const NO_FEES: Fees = { delivery: 0, handling: 0, freeDeliveryFrom: null, gstPercent: 18 };
const FEES: Fees = { delivery: 2_500, handling: 400, freeDeliveryFrom: 19_900, gstPercent: 18 };

const costing = (price: number) => [{ quantity: 1, mrp: price, price }];

describe('billOf', () => {
  it('is 0 without lines', () => {
    const nothing = {
      quantity: 0,
      mrpTotal: 0,
      savings: 0,
      itemsTotal: 0,
      deliveryFee: 0,
      handlingFee: 0,
      tip: 0,
      grandTotal: 0,
    };
    expect(billOf([], NO_FEES)).toEqual(nothing);
    expect(billOf([], FEES)).toEqual(nothing);
    expect(billOf([{ quantity: 0, mrp: 10_000, price: 9_000 }], FEES)).toEqual(nothing);
  });

  it('adds up quantities, undiscounted prices and prices', () => {
    const lines = [
      { quantity: 2, mrp: 10_000, price: 8_500 },
      { quantity: 3, mrp: 4_999, price: 4_999 },
    ];
    expect(billOf(lines, NO_FEES)).toEqual({
      quantity: 5,
      mrpTotal: 34_997,
      savings: 3_000,
      itemsTotal: 31_997,
      deliveryFee: 0,
      handlingFee: 0,
      tip: 0,
      grandTotal: 31_997,
    });
  });

  it('adds the fees, without a delivery fee from the threshold on', () => {
    expect(billOf(costing(19_899), FEES)).toMatchObject({ deliveryFee: 2_500, handlingFee: 400, grandTotal: 22_799 });
    expect(billOf(costing(19_900), FEES)).toMatchObject({ deliveryFee: 0, handlingFee: 400, grandTotal: 20_300 });
    expect(billOf(costing(50_000), { ...FEES, freeDeliveryFrom: null }).deliveryFee).toBe(2_500);
  });

  it('is exact beyond 32 bits', () => {
    const dearest = { quantity: 50, mrp: 100_000_000, price: 99_999_999 };
    const lines = Array.from({ length: 100 }, () => dearest);
    expect(billOf(lines, NO_FEES).grandTotal).toBe(499_999_995_000);
  });
});

describe('remainingForFreeDelivery', () => {
  it('returns the difference to the threshold', () => {
    expect(remainingForFreeDelivery(15_000, FEES)).toBe(4_900);
    expect(remainingForFreeDelivery(20_000, FEES)).toBe(0);
  });

  it('returns null when the delivery is always free, or never', () => {
    expect(remainingForFreeDelivery(15_000, { ...FEES, delivery: 0 })).toBeNull();
    expect(remainingForFreeDelivery(15_000, { ...FEES, freeDeliveryFrom: null })).toBeNull();
  });
});
