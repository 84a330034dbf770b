import { describe, expect, it } from 'vitest';
import { filteredPath, readFilters, type FilteredList } from './readFilters.ts';

const MILK = 'sub_01h455vb4pex5vsknk084sn02q';
const read = (search: string, list: FilteredList = 'search') => readFilters(new URLSearchParams(search), list);
const canonical = (search: string, list?: FilteredList) => filteredPath('', read(search, list));

describe('readFilters', () => {
  it('reads every kind of filter', () => {
    expect(
      read(
        `q=milk&sub=${MILK}&brand=Amul&price=5000-9999&discount=10&diet=Vegan&pack=500+g&country=IN&country=in&stock=1&sort=price`,
      ),
    ).toEqual({
      subCategories: [MILK],
      brands: ['Amul'],
      price: { min: 5000, max: 9999 },
      discount: 10,
      diets: ['Vegan'],
      packSizes: ['500 g'],
      countries: ['IN'],
      inStock: true,
      sort: 'price',
    });
  });

  it.each([
    ['price=-9999', { min: 0, max: 9999 }],
    ['price=50000-', { min: 50_000, max: null }],
    ['price=500-500', { min: 500, max: 500 }],
    ['price=9-5', null],
    ['price=-', null],
    ['price=0-', null],
    ['price=5', null],
    ['price=1e3-5', null],
    ['price=1-99999999999', null],
  ])('reads the price of %s', (search, price) => {
    expect(read(search).price).toEqual(price);
  });

  it.each(['discount=0', 'discount=101', 'discount=ten', 'discount=1.5', 'discount=-5', 'discount='])(
    'ignores %s',
    (search) => {
      expect(read(search).discount).toBeNull();
    },
  );

  it('ignores an unknown order, malformed ids, and names that are empty, too long or not text', () => {
    const search = `sort=random&sub=cat_1&sub=${MILK}x&brand=&brand=+&brand=${'x'.repeat(101)}&pack=%00&stock=yes`;
    expect(canonical(search)).toBe('');
  });

  it('reads at most as many values as the API accepts', () => {
    const search = Array.from({ length: 60 }, (_, place) => `brand=Brand+${place}`).join('&');
    expect(read(search).brands).toHaveLength(50);
  });

  it('ignores filters that a listing does not offer: sub-categories, and popularity, which is its own order', () => {
    expect(canonical(`sub=${MILK}&sort=popularity&brand=Amul`, 'listing')).toBe('?brand=Amul');
  });
});

describe('filteredPath', () => {
  it('writes equal filters as equal paths', () => {
    const path = `?brand=Amul&brand=Nestle&price=0-4999&diet=Vegan&stock=1`;
    expect(canonical('stock=1&diet=Vegan&brand=Nestle&price=-4999&brand=+Amul&brand=Nestle&utm_source=mail')).toBe(
      path,
    );
    expect(canonical(path)).toBe(path);
  });

  it('follows the parameters that a path has', () => {
    expect(filteredPath('/search?q=milk', read('brand=D%26G'))).toBe('/search?q=milk&brand=D%26G');
    expect(filteredPath('/dairy-cat_1/milk-sub_1', read('sort=price'))).toBe('/dairy-cat_1/milk-sub_1?sort=price');
  });

  it('leaves a path without filters as it is', () => {
    expect(filteredPath('/search?q=milk', read(''))).toBe('/search?q=milk');
  });
});
