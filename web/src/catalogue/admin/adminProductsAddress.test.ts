import { describe, expect, it } from 'vitest';
import { adminProductsVariables, readAddress, writeAddress } from './adminProductsAddress.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));
const variablesOf = (search: string) =>
  adminProductsVariables({
    request: new Request(`http://shop.example/dashboard/product${search}`),
    url: new URL('http://shop.example'),
    params: {},
    pattern: '',
    context: {},
  });

describe('the address of the product list', () => {
  it('asks for the first page of everything when it says nothing', () => {
    expect(read('')).toEqual({ q: '', category: '', show: [], sort: 'NEWEST', page: 1 });
    expect(writeAddress(read(''))).toBe('');
  });

  it('comes back as it was written', () => {
    const search = '?q=500+g&category=cat_1&show=low&show=hidden&sort=STOCK_LOW&page=3';
    expect(writeAddress(read(search))).toBe(search);
  });

  it('leaves out what makes no sense', () => {
    for (const page of ['0', '-2', '1.5', 'many', '']) expect(read(`?page=${page}`).page, page).toBe(1);
    expect(read('?show=all&show=out').show).toEqual(['out']);
    expect(read('?sort=CHEAP').sort).toBe('NEWEST');
    expect(read('?page=999999999').page).toBe(100_000);
  });

  it('becomes what the list is asked for', () => {
    expect(variablesOf('')).toEqual({ search: null, filter: {}, sort: 'NEWEST', offset: 0 });
    expect(variablesOf('?q=+milk+&category=cat_1&show=out&show=nopicture&sort=NAME&page=3')).toEqual({
      search: 'milk',
      filter: { categoryId: 'cat_1', isOutOfStock: true, hasNoPicture: true },
      sort: 'NAME',
      offset: 24,
    });
  });
});
