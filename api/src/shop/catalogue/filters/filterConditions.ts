import { Prisma } from '../../../platform/db/generated/client.ts';
import { GROUP_LINKS, type ProductGroup } from '../productGroup.ts';
import { MAX_PRICE_PAISE } from '../maxPrice.ts';
import type { ProductFilter } from './productFilter.ts';

/** The kinds of conditions that have facets. */
export type FilterKind = 'subCategory' | 'brand' | 'price' | 'discount' | 'diet' | 'packSize' | 'inStock';

/** The conditions of a filter on a row of `products` under the name `product`. */
export interface FilterConditions {
  /** Those that have facets, by their kind. */
  byKind: ReadonlyMap<FilterKind, Prisma.Sql>;
  others: readonly Prisma.Sql[];
}

/** Makes the conditions of a filter. */
export function filterConditions(filter: ProductFilter): FilterConditions {
  const { categoryIds, subCategoryIds, brands, price, minDiscountPercent, diets, packSizes, isInStock } = filter;
  const byKind = new Map<FilterKind, Prisma.Sql>();
  if (subCategoryIds) byKind.set('subCategory', inGroups('SubCategory', subCategoryIds));
  if (brands)
    byKind.set(
      'brand',
      hasToken(brands, (brand) => Prisma.sql`'brand:' || filter_key(${brand}::text)`),
    );
  if (price) byKind.set('price', inRange(price));
  if (minDiscountPercent !== undefined)
    byKind.set('discount', Prisma.sql`product.discount_percent >= ${minDiscountPercent}::int`);
  if (diets)
    byKind.set(
      'diet',
      hasToken(diets, (diet) => Prisma.sql`'diet:' || filter_key(${diet}::text)`),
    );
  if (packSizes)
    byKind.set(
      'packSize',
      hasToken(packSizes, (size) => Prisma.sql`'pack:' || pack_key(${size}::text)`),
    );
  if (isInStock) byKind.set('inStock', Prisma.sql`product.stock > 0`);
  const others: Prisma.Sql[] = [];
  if (categoryIds) others.push(inGroups('Category', categoryIds));
  return { byKind, others };
}

/** All conditions of a filter, each one after AND. */
export function conditionsSql(filter: ProductFilter): Prisma.Sql {
  const { byKind, others } = filterConditions(filter);
  return Prisma.join([Prisma.empty, ...byKind.values(), ...others], ' AND ');
}

function inGroups(group: ProductGroup, ids: readonly string[]): Prisma.Sql {
  const { table, column } = GROUP_LINKS[group];
  return Prisma.sql`product.id IN (SELECT product_id FROM ${table} WHERE ${column} = ANY (${ids}::uuid[]))`;
}

function inRange({ min, max }: NonNullable<ProductFilter['price']>): Prisma.Sql {
  const [from, to] = [min ?? 0, max ?? MAX_PRICE_PAISE];
  return Prisma.sql`product.price_paise BETWEEN ${from}::int AND ${to}::int`;
}

/** The planner knows how many products have a token, because it computes the tokens before it plans. */
function hasToken(values: readonly string[], tokenOf: (value: string) => Prisma.Sql): Prisma.Sql {
  return Prisma.sql`product.filter_tokens && ARRAY[${Prisma.join(values.map(tokenOf))}]`;
}
