import { describe, expect, it } from 'vitest';
import { compareProducts, pickFields } from './compareProducts.ts';
import { emptyDraft } from './productDraft.ts';

const seen = { ...emptyDraft, name: 'Toor dal', unit: '500 g', mrp: '55', stock: '10' };

describe('compareProducts', () => {
  it('keeps what only one of the two has changed, and leaves what both have changed open', () => {
    const mine = { ...seen, name: 'Toor dal, polished', mrp: '60' };
    const theirs = { ...seen, unit: '1 kg', mrp: '58' };
    expect(compareProducts({ seen, mine, theirs })).toEqual([
      { field: 'name', natural: 'mine' },
      { field: 'unit', natural: 'theirs' },
      { field: 'mrp', natural: null },
    ]);
  });

  it('finds nothing where both mean the same', () => {
    const mine = { ...seen, mrp: '1,060.50', name: ' Toor dal ' };
    const theirs = { ...seen, mrp: '1060.5' };
    expect(compareProducts({ seen, mine, theirs })).toEqual([]);
  });

  it('leaves alone a stock that only sales have changed', () => {
    const theirs = { ...seen, stock: '7' };
    expect(compareProducts({ seen, mine: { ...seen, name: 'Dal' }, theirs })).toEqual([
      { field: 'name', natural: 'mine' },
    ]);
    expect(compareProducts({ seen, mine: { ...seen, stock: '20' }, theirs })).toEqual([
      { field: 'stock', natural: null },
    ]);
  });
});

describe('pickFields', () => {
  it('takes the named fields alone', () => {
    expect(pickFields(seen, ['unit', 'isPublished'])).toEqual({ unit: '500 g', isPublished: true });
  });
});
