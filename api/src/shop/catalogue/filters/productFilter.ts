/** Restricts a list of products: a product matches all kinds of conditions, and one of the values of each kind. */
export interface ProductFilter {
  categoryIds?: readonly string[] | undefined;
  subCategoryIds?: readonly string[] | undefined;
  /** Without regard to case. */
  brands?: readonly string[] | undefined;
  /** The current price in paise, both ends included. */
  price?: { min?: number | undefined; max?: number | undefined } | undefined;
  minDiscountPercent?: number | undefined;
  /** Without regard to case. */
  diets?: readonly string[] | undefined;
  /** As `parse_pack_size` reads them. */
  packSizes?: readonly string[] | undefined;
  isInStock?: true | undefined;
}
