/** How many rows the seed makes. */
export interface ShopSize {
  products: number;
  orders: number;
}

const CATEGORIES = 20;
const MIN_SUB_CATEGORIES = 20;
const MAX_SUB_CATEGORIES = 1000;
const PRODUCTS_PER_SUB_CATEGORY = 50;
const MIN_SHOPPERS = 2048;
const ORDERS_PER_SHOPPER = 20;

/** The numbers of rows that follow from the size. */
export interface RowCounts extends ShopSize {
  categories: number;
  subCategories: number;
  shoppers: number;
}

/** Adds the derived counts: a larger shop has more sub-categories and more shoppers, but not more categories. */
export function rowCountsOf({ products, orders }: ShopSize): RowCounts {
  const subCategories = Math.round(products / PRODUCTS_PER_SUB_CATEGORY);
  return {
    products,
    orders,
    categories: CATEGORIES,
    subCategories: Math.min(MAX_SUB_CATEGORIES, Math.max(MIN_SUB_CATEGORIES, subCategories)),
    shoppers: Math.max(MIN_SHOPPERS, Math.ceil(orders / ORDERS_PER_SHOPPER)),
  };
}
