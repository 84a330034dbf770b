import { Prisma } from '../../../platform/db/generated/client.ts';
import { ON_SALE } from '../onSale.ts';
import { GROUP_LINKS, type ProductGroup } from '../productGroup.ts';
import { conditionsSql, filterConditions } from './filterConditions.ts';
import type { ProductFilter } from './productFilter.ts';

/** The products on sale that match a filter, as part of a statement; their rows have the name `product`. */
export interface ProductSource {
  /** FROM and WHERE. */
  products: Prisma.Sql;
  /** The column that orders the products by age. */
  key: Prisma.Sql;
  /** Whether a page by age is a range of an index. */
  isRange: boolean;
  /** Whether there are conditions on the products themselves. */
  isFiltered: boolean;
  /** Whether they are not those of categories or sub-categories. */
  isWholeShop: boolean;
  /** Whether all of them are in stock. */
  isInStock: boolean;
}

/** The source of a filtered list: of a single group, its links, else the table of all products. */
export function productSource(filter: ProductFilter): ProductSource {
  const single = singleGroupOf(filter);
  if (!single)
    return {
      products: Prisma.sql`FROM products product WHERE ${ON_SALE} ${conditionsSql(filter)}`,
      key: Prisma.sql`product.id`,
      isRange: false,
      isFiltered: [...filterConditions(filter).byKind.keys()].some((kind) => kind !== 'subCategory'),
      isWholeShop: !filter.categoryIds && !filter.subCategoryIds,
      isInStock: filter.isInStock === true,
    };
  const { table, column } = GROUP_LINKS[single.group];
  const others = { ...filter, categoryIds: undefined, subCategoryIds: undefined };
  const isFiltered = filterConditions(others).byKind.size > 0;
  const products = Prisma.sql`
    FROM ${table} link JOIN products product ON product.id = link.product_id
    WHERE link.${column} = ${single.id}::uuid AND ${ON_SALE} ${conditionsSql(others)}`;
  return {
    products,
    key: Prisma.sql`link.product_id`,
    isRange: !isFiltered,
    isFiltered,
    isWholeShop: false,
    isInStock: filter.isInStock === true,
  };
}

/** The one category or sub-category of a filter; null when it has none or several. */
function singleGroupOf({ categoryIds, subCategoryIds }: ProductFilter): { group: ProductGroup; id: string } | null {
  const [categoryId, ...otherCategories] = categoryIds ?? [];
  const [subCategoryId, ...otherSubCategories] = subCategoryIds ?? [];
  if (categoryId && !subCategoryIds && otherCategories.length === 0) return { group: 'Category', id: categoryId };
  if (subCategoryId && !categoryIds && otherSubCategories.length === 0)
    return { group: 'SubCategory', id: subCategoryId };
  return null;
}
