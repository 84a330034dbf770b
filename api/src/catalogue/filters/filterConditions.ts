import { Prisma } from '../../db/generated/client.ts';
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
  if (brands) byKind.set('brand', Prisma.sql`filter_key(product.brand) = ANY (${keysOf(brands)})`);
  if (price) byKind.set('price', inRange(price));
  if (minDiscountPercent !== undefined)
    byKind.set('discount', Prisma.sql`product.discount_percent >= ${minDiscountPercent}::int`);
  if (diets) byKind.set('diet', inDiets(diets));
  if (packSizes) byKind.set('packSize', inPackSizes(packSizes));
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

/** The values as they are compared, computed once in a statement. */
function keysOf(values: readonly string[]): Prisma.Sql {
  return Prisma.sql`ARRAY(SELECT filter_key(value) FROM unnest(${values}::text[]) value)`;
}

function inRange({ min, max }: NonNullable<ProductFilter['price']>): Prisma.Sql {
  const [from, to] = [min ?? 0, max ?? MAX_PRICE_PAISE];
  return Prisma.sql`product.price_paise BETWEEN ${from}::int AND ${to}::int`;
}

function inDiets(diets: readonly string[]): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM unnest(product.diets) diet WHERE filter_key(diet) = ANY (${keysOf(diets)}))`;
}

function inPackSizes(packSizes: readonly string[]): Prisma.Sql {
  return Prisma.sql`(product.pack_base, round(product.pack_amount::numeric, 3)) IN (
    SELECT size.base, round(size.amount::numeric, 3) FROM unnest(${packSizes}::text[]) value, parse_pack_size(value) size
  )`;
}
