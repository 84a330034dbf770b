import { filterProducts, type FilterableProduct, type ProductFilter } from './filterProducts.ts';

const ranges = [
  [0, 4999],
  [5000, 9999],
  [10_000, 19_999],
  [20_000, 49_999],
  [50_000, null],
] as const;
const steps = [10, 20, 30, 50];

type Row = FilterableProduct & { subRef: unknown };

/** The facets of the mocked shop's products, each of them with all filters but its own. */
export function facetsOf(rows: readonly Row[], filter: ProductFilter) {
  const others = (own: keyof ProductFilter) => filterProducts(rows, { filter }, own);
  const has = ({ count }: { count: number }) => count > 0;
  return {
    subCategories: countBy(others('subCategoryIds'), (row) => row.subCategoryId).map(({ value, count }) => ({
      subCategory: rows.find((row) => row.subCategoryId === value)?.subRef,
      count,
    })),
    brands: countBy(others('brands'), (row) => row.brand),
    prices: ranges
      .map(([min, max]) => {
        const isIn = ({ price }: Row) => price >= min && price <= (max ?? Infinity);
        return { min, max, count: others('price').filter(isIn).length };
      })
      .filter(has),
    discounts: steps
      .map((minPercent) => ({
        minPercent,
        count: others('minDiscountPercent').filter((row) => row.discountPercent >= minPercent).length,
      }))
      .filter(has),
    diets: [{ value: 'Vegetarian', count: others('diets').length }],
    packSizes: countBy(others('packSizes'), (row) => row.unit),
    inStockCount: others('inStock').filter((row) => !row.isSoldOut).length,
  };
}

function countBy(rows: readonly Row[], valueOf: (row: Row) => string | null): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = valueOf(row);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count);
}
