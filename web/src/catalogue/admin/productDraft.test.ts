import { describe, expect, it } from 'vitest';
import { addInputOf, changesOf, differingFields, emptyDraft } from './productDraft.ts';

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

describe('addInputOf', () => {
  it('sends paise and numbers, and leaves the SKU to the shop when there is none', () => {
    const input = addInputOf({ ...seen, mrp: '1,055.50', stock: '1,200', brand: ' ', sku: ' ', gstPercent: '5' });
    expect(input).toMatchObject({ mrp: 105_550, stock: 1200, discountPercent: 10, brand: null, lowStockThreshold: 5 });
    expect(input).toMatchObject({ gstPercent: 5, hsnCode: null });
    expect(input).not.toHaveProperty('sku');
  });
});

describe('differingFields', () => {
  it('looks at what is meant, not at how it is typed', () => {
    const typed = { ...seen, name: ' Toor dal ', mrp: '₹1,055.00', stock: '12 ', details: [...seen.details] };
    expect(differingFields(seen, typed)).toEqual([]);
  });

  it('sees what can not be sent', () => {
    expect(differingFields(seen, { ...seen, mrp: 'many', stock: '-1' })).toEqual(['stock', 'mrp']);
  });

  it('sees another order', () => {
    const categories = [
      { id: 'cat_1', name: 'Dairy' },
      { id: 'cat_2', name: 'Bakery' },
    ];
    expect(differingFields({ ...seen, categories }, { ...seen, categories: categories.toReversed() })).toEqual([
      'categories',
    ]);
  });
});

describe('changesOf', () => {
  it('names what was changed and nothing else', () => {
    expect(changesOf({ ...seen, mrp: '60', brand: '' }, seen)).toEqual({ mrp: 6000, brand: null });
    expect(changesOf({ ...seen, gstPercent: '18', hsnCode: ' 0713 ' }, seen)).toEqual({
      gstPercent: 18,
      hsnCode: '0713',
    });
    expect(changesOf({ ...seen, hsnCode: ' ' }, { ...seen, hsnCode: '0713' })).toEqual({ hsnCode: null });
    expect(changesOf(seen, seen)).toEqual({});
  });

  it('says of a changed stock which one was seen', () => {
    expect(changesOf({ ...seen, stock: '0' }, seen)).toEqual({ stock: 0, seenStock: 12 });
  });
});
