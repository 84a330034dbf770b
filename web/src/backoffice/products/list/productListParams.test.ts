import { describe, expect, it } from 'vitest';
import { adminProductsVariables, parseProductListParams, formatProductListParams } from './productListParams.ts';

const read = (search: string) => parseProductListParams(new URLSearchParams(search));
const variablesOf = (search: string) =>
  adminProductsVariables({
    request: new Request(`http://shop.example/dashboard/product${search}`),
    url: new URL('http://shop.example'),
    params: {},
    pattern: '',
    context: {},
  });

describe('productListParams', () => {
  it('parses an empty URL as the first page of all products', () => {
    expect(read('')).toEqual({ q: '', category: '', show: [], sort: 'NEWEST', page: 1 });
    expect(formatProductListParams(read(''))).toBe('');
  });

  it('parses its own output', () => {
    const search = '?q=500+g&category=cat_1&show=low&show=hidden&sort=STOCK_ASC&page=3';
    expect(formatProductListParams(read(search))).toBe(search);
  });

  it('ignores invalid values', () => {
    for (const page of ['0', '-2', '1.5', 'many', '']) expect(read(`?page=${page}`).page, page).toBe(1);
    expect(read('?show=all&show=out').show).toEqual(['out']);
    expect(read('?sort=CHEAP').sort).toBe('NEWEST');
    expect(read('?page=999999999').page).toBe(100_000);
  });

  it.each([
    ['NAME', 'NAME_ASC'],
    ['SKU_DESCENDING', 'SKU_DESC'],
    ['PRICE_LOW', 'PRICE_ASC'],
    ['STOCK_HIGH', 'STOCK_DESC'],
    ['LEAST_RECENTLY_UPDATED', 'LEAST_RECENTLY_UPDATED'],
  ])('reads the sort %s of a bookmark as %s', (former, sort) => {
    expect(read(`?sort=${former}`).sort).toBe(sort);
  });

  it('converts to the variables of the query', () => {
    expect(variablesOf('')).toEqual({ search: null, filter: {}, sort: 'NEWEST', first: 12, offset: 0, isTable: false });
    expect(variablesOf('?q=+milk+&category=cat_1&show=out&show=nopicture&sort=NAME&page=3')).toEqual({
      search: 'milk',
      filter: { categoryId: 'cat_1', isOutOfStock: true, hasNoPicture: true },
      sort: 'NAME_ASC',
      first: 12,
      offset: 24,
      isTable: false,
    });
  });
});
