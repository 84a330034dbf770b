import { describe, expect, it } from 'vitest';
import { filterVariables } from './filterVariables.ts';

const MILK = 'sub_01h455vb4pex5vsknk084sn02q';

describe('filterVariables', () => {
  it('names the filters as the API does', () => {
    const search = `q=milk&sub=${MILK}&brand=Amul&price=5000-9999&discount=10&diet=Vegan&pack=500+g&country=IN&stock=1&sort=unit-price`;
    expect(filterVariables(new URLSearchParams(search))).toEqual({
      filter: {
        subCategoryIds: [MILK],
        brands: ['Amul'],
        price: { min: 5000, max: 9999 },
        minDiscountPercent: 10,
        diets: ['Vegan'],
        packSizes: ['500 g'],
        countriesOfOrigin: ['IN'],
        inStock: true,
      },
      sort: 'UNIT_PRICE',
    });
  });

  it('is empty for a search without filters, so that its query is the same as ever', () => {
    expect(filterVariables(new URLSearchParams('q=milk&utm_source=mail'))).toEqual({});
  });

  it('filters a listing by its own sub-category', () => {
    expect(filterVariables(new URLSearchParams('price=50000-'), MILK)).toEqual({
      filter: { subCategoryIds: [MILK], price: { min: 50_000 } },
    });
  });

  it('finds nothing for a listing whose address has no id', () => {
    expect(filterVariables(new URLSearchParams('stock=1'), 'sub_nothing')).toEqual({
      filter: { subCategoryIds: [], inStock: true },
    });
  });
});
