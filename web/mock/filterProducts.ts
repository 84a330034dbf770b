/** What the mocked shop filters by. */
export interface FilterableProduct {
  subCategoryId: string;
  brand: string | null;
  unit: string;
  price: number;
  discountPercent: number;
  isSoldOut: boolean;
}

/** The input ProductFilter. */
export interface ProductFilter {
  subCategoryIds?: string[];
  brands?: string[];
  price?: { min?: number; max?: number | null };
  minDiscountPercent?: number;
  diets?: string[];
  packSizes?: string[];
  inStock?: boolean;
}

export interface ProductArguments {
  filter?: ProductFilter | null;
  sort?: string;
}

/** Every product of the mocked shop is vegetarian. */
const DIET = 'Vegetarian';

const rules: {
  [Name in keyof ProductFilter]-?: (row: FilterableProduct, value: Required<ProductFilter>[Name]) => boolean;
} = {
  subCategoryIds: ({ subCategoryId }, ids) => ids.includes(subCategoryId),
  brands: ({ brand }, names) => brand !== null && names.includes(brand),
  price: ({ price }, { min, max }) => price >= (min ?? 0) && price <= (max ?? Infinity),
  minDiscountPercent: ({ discountPercent }, least) => discountPercent >= least,
  diets: (_row, diets) => diets.includes(DIET),
  packSizes: ({ unit }, sizes) => sizes.includes(unit),
  inStock: ({ isSoldOut }, inStock) => !(inStock && isSoldOut),
};

const orders: Record<string, (row: FilterableProduct, other: FilterableProduct) => number> = {
  PRICE_ASC: (row, other) => row.price - other.price,
  PRICE_DESC: (row, other) => other.price - row.price,
  UNIT_PRICE: (row, other) => row.price - other.price,
  DISCOUNT: (row, other) => other.discountPercent - row.discountPercent,
};

/** The products that match all filters, but for one that is left out, in their order. */
export function filterProducts<Row extends FilterableProduct>(
  rows: readonly Row[],
  { filter, sort = '' }: ProductArguments,
  leftOut?: keyof ProductFilter,
): Row[] {
  const present = Object.entries(filter ?? {}).filter(([name, value]) => name !== leftOut && value !== null);
  const isMatch = (row: Row) =>
    present.every(([name, value]) =>
      (rules[name as keyof ProductFilter] as (row: Row, value: unknown) => boolean)(row, value),
    );
  return rows.filter(isMatch).sort(orders[sort]);
}
