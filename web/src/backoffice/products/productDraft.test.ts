import { describe, expect, it } from 'vitest';
import { toProductInput, toProductChanges, differingFields, emptyDraft } from './productDraft.ts';

const seen = {
  ...emptyDraft,
  name: 'Toor dal',
  description: 'Sorted by hand.',
  unit: '500 g',
  stock: '12',
  mrp: '1055',
  discountPercent: '10',
  brand: 'Gaon Fresh',
  sku: 'DAL-500',
  details: [{ name: 'Shelf life', value: '6 months' }],
};

describe('toProductInput', () => {
  it('sends paise and numbers, and no SKU when it is empty', () => {
    const input = toProductInput({ ...seen, mrp: '1,055.50', stock: '1,200', brand: ' ', sku: ' ', gstPercent: '5' });
    expect(input).toMatchObject({ mrp: 105_550, stock: 1200, discountPercent: 10, brand: null, lowStockThreshold: 5 });
    expect(input).toMatchObject({ gstPercent: 5, hsnCode: null, maxPerOrder: null });
    expect(input).not.toHaveProperty('sku');
  });
});

describe('differingFields', () => {
  it('compares values, not their spelling', () => {
    const typed = { ...seen, name: ' Toor dal ', mrp: '₹1,055.00', stock: '12 ', details: [...seen.details] };
    expect(differingFields(seen, typed)).toEqual([]);
  });

  it('includes invalid values', () => {
    expect(differingFields(seen, { ...seen, mrp: 'many', stock: '-1' })).toEqual(['stock', 'mrp']);
  });

  it('includes a changed order', () => {
    const categories = [
      { id: 'cat_1', name: 'Dairy' },
      { id: 'cat_2', name: 'Bakery' },
    ];
    expect(differingFields({ ...seen, categories }, { ...seen, categories: categories.toReversed() })).toEqual([
      'categories',
    ]);
  });
});

describe('toProductChanges', () => {
  it('contains only the changed fields', () => {
    expect(toProductChanges({ ...seen, mrp: '60', brand: '' }, seen)).toEqual({ mrp: 6000, brand: null });
    expect(toProductChanges({ ...seen, gstPercent: '18', hsnCode: ' 0713 ' }, seen)).toEqual({
      gstPercent: 18,
      hsnCode: '0713',
    });
    expect(toProductChanges({ ...seen, hsnCode: ' ' }, { ...seen, hsnCode: '0713' })).toEqual({ hsnCode: null });
    expect(toProductChanges({ ...seen, maxPerOrder: '6' }, seen)).toEqual({ maxPerOrder: 6 });
    expect(toProductChanges({ ...seen, maxPerOrder: ' ' }, { ...seen, maxPerOrder: '6' })).toEqual({
      maxPerOrder: null,
    });
    expect(toProductChanges(seen, seen)).toEqual({});
  });

  it('contains the seen stock beside a changed stock', () => {
    expect(toProductChanges({ ...seen, stock: '0' }, seen)).toEqual({ stock: 0, seenStock: 12 });
  });
});
