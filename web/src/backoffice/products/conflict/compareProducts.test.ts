import { describe, expect, it } from 'vitest';
import { compareProducts, pickFields } from './compareProducts.ts';
import { emptyDraft } from '../productDraft.ts';

const seen = { ...emptyDraft, name: 'Toor dal', unit: '500 g', mrp: '55', stock: '10' };

describe('compareProducts', () => {
  it('preselects a change of one side, and requires a choice for a field that both have changed', () => {
    const mine = { ...seen, name: 'Toor dal, polished', mrp: '60' };
    const theirs = { ...seen, unit: '1 kg', mrp: '58' };
    expect(compareProducts({ seen, mine, theirs })).toEqual([
      { field: 'name', defaultSide: 'mine' },
      { field: 'unit', defaultSide: 'theirs' },
      { field: 'mrp', defaultSide: null },
    ]);
  });

  it('finds no difference between equal values', () => {
    const mine = { ...seen, mrp: '1,060.50', name: ' Toor dal ' };
    const theirs = { ...seen, mrp: '1060.5' };
    expect(compareProducts({ seen, mine, theirs })).toEqual([]);
  });

  it('leaves out a stock that only sales have changed', () => {
    const theirs = { ...seen, stock: '7' };
    expect(compareProducts({ seen, mine: { ...seen, name: 'Dal' }, theirs })).toEqual([
      { field: 'name', defaultSide: 'mine' },
    ]);
    expect(compareProducts({ seen, mine: { ...seen, stock: '20' }, theirs })).toEqual([
      { field: 'stock', defaultSide: null },
    ]);
  });
});

describe('pickFields', () => {
  it('copies only the named fields', () => {
    expect(pickFields(seen, ['unit', 'availableForSale'])).toEqual({ unit: '500 g', availableForSale: true });
  });
});
