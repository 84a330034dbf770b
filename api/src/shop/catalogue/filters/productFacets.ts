/** A value of a filter, and how many products have it. */
export interface FacetValue {
  value: string;
  count: number;
}

/** The values of a list's products, each counted with all filters of the list but those of its own kind. */
export interface ProductFacets {
  subCategories: { id: string; count: number }[];
  brands: FacetValue[];
  /** In paise, both ends included; `max` null for an open end. */
  prices: { min: number; max: number | null; count: number }[];
  discounts: { minPercent: number; count: number }[];
  diets: FacetValue[];
  packSizes: FacetValue[];
  inStockCount: number;
}
