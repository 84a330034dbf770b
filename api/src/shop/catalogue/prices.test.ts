import { describe, expect, it } from 'vitest';
import { unitPrice } from './prices.ts';

describe('unitPrice', () => {
  it('is per 100 g for small packs and per kilogram for large ones', () => {
    expect(unitPrice(4_000, { amount: 200, base: 'g' })).toEqual({ paise: 2_000, per: '100 g' });
    expect(unitPrice(25_000, { amount: 5000, base: 'g' })).toEqual({ paise: 5_000, per: '1 kg' });
  });

  it('is per 100 ml, per litre and per piece', () => {
    expect(unitPrice(6_000, { amount: 500, base: 'ml' })).toEqual({ paise: 1_200, per: '100 ml' });
    expect(unitPrice(6_000, { amount: 1000, base: 'ml' })).toEqual({ paise: 6_000, per: '1 L' });
    expect(unitPrice(4_800, { amount: 6, base: 'pc' })).toEqual({ paise: 800, per: '1 pc' });
  });

  it('is null for one piece', () => {
    expect(unitPrice(2_000, { amount: 1, base: 'pc' })).toBeNull();
  });
});
