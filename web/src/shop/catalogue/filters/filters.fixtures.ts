/** For tests: facets of a list; brands by name, the first with the most products. */
export function fakeFacets({ brands = ['Amul', 'Gowardhan'] } = {}) {
  return {
    subCategories: [
      { subCategory: { __typename: 'SubCategory', id: 'sub_01h455vb4pex5vsknk084sn02q', name: 'Milk' }, count: 12 },
      { subCategory: { __typename: 'SubCategory', id: 'sub_01h455vb4pex5vsknk084sn02r', name: 'Curd' }, count: 3 },
    ],
    brands: brands.map((value, place) => ({ value, count: 20 - place })),
    prices: [
      { min: 0, max: 4999, count: 5 },
      { min: 50_000, max: null, count: 1 },
    ],
    discounts: [{ minPercent: 10, count: 4 }],
    diets: [
      { value: 'Vegetarian', count: 14 },
      { value: 'Non-vegetarian', count: 1 },
    ],
    countriesOfOrigin: [
      { value: 'IN', count: 9 },
      { value: 'NZ', count: 2 },
    ],
    packSizes: [
      { value: '500 ml', count: 7 },
      { value: '1 L', count: 8 },
    ],
    inStockCount: 13,
  };
}

/** For tests: the facets of a list without products. */
export const noFacets = {
  subCategories: [],
  brands: [],
  prices: [],
  discounts: [],
  diets: [],
  packSizes: [],
  countriesOfOrigin: [],
  inStockCount: 0,
};
