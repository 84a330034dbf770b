import { describe, expect, it } from 'vitest';
import { unitPrice } from './unitPrice.ts';

describe('unitPrice', () => {
  it('is per 100 g for small packs and per kilogram for large ones', () => {
    expect(unitPrice(4_000, '200 g')).toEqual({ paise: 2_000, per: '100 g' });
    expect(unitPrice(25_000, '5 kg')).toEqual({ paise: 5_000, per: '1 kg' });
  });

  it('reads litres, multi-packs and pieces', () => {
    expect(unitPrice(6_000, '500 ml')).toEqual({ paise: 1_200, per: '100 ml' });
    expect(unitPrice(6_000, '1 L')).toEqual({ paise: 6_000, per: '1 L' });
    expect(unitPrice(3_000, '2 x 75 g')).toEqual({ paise: 2_000, per: '100 g' });
    expect(unitPrice(4_800, '6 pcs')).toEqual({ paise: 800, per: '1 pc' });
  });

  it('is null when the unit names no amount', () => {
    expect(unitPrice(2_000, '1 bunch')).toBeNull();
    expect(unitPrice(2_000, '1 pc')).toBeNull();
    expect(unitPrice(2_000, '0 g')).toBeNull();
    expect(unitPrice(2_000, '')).toBeNull();
  });
});
