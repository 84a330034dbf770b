import { Prisma } from '../../../platform/db/generated/client.ts';
import { MAX_PRICE_PAISE } from '../prices.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../availableForSale.ts';

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
  /** By ISO 3166-1 alpha-2. */
  countriesOfOrigin?: readonly string[] | undefined;
  isInStock?: true | undefined;
  /** The products of a collection. */
  collection?: CollectionScope | undefined;
}

/** What the products of a collection are. */
export interface CollectionScope {
  id: string;
  /** Null for those that were picked by hand. */
  rules: ProductFilter | null;
}

export type ProductGroup = 'Category' | 'SubCategory';

/** The tables that link products to their groups. */
export const GROUP_LINKS = {
  Category: { table: Prisma.sql`product_categories`, column: Prisma.sql`category_id` },
  SubCategory: { table: Prisma.sql`product_sub_categories`, column: Prisma.sql`sub_category_id` },
} as const;

const COLLECTION_LINK = { table: Prisma.sql`collection_products`, column: Prisma.sql`collection_id` };

type Link = Record<'table' | 'column', Prisma.Sql>;

/** The kinds of conditions that have facets. */
export type FilterKind = 'subCategory' | 'brand' | 'price' | 'discount' | 'diet' | 'packSize' | 'country' | 'inStock';

/** The conditions of a filter on a row of `products` under the name `product`: those that have facets by their kind. */
export function filterConditions(filter: ProductFilter) {
  const { categoryIds, subCategoryIds, brands, price, minDiscountPercent, diets, packSizes, isInStock } = filter;
  const { countriesOfOrigin, collection } = filter;
  const byKind = new Map<FilterKind, Prisma.Sql>();
  if (subCategoryIds) byKind.set('subCategory', inGroups('SubCategory', subCategoryIds));
  if (brands) byKind.set('brand', hasToken(brands, Prisma.sql`'brand:' || filter_key`));
  if (price) byKind.set('price', inRange(price));
  if (minDiscountPercent !== undefined)
    byKind.set('discount', Prisma.sql`product.discount_percent >= ${minDiscountPercent}::int`);
  if (diets) byKind.set('diet', hasToken(diets, Prisma.sql`'diet:' || filter_key`));
  if (packSizes) byKind.set('packSize', hasToken(packSizes, Prisma.sql`'pack:' || pack_key`));
  if (countriesOfOrigin)
    byKind.set('country', Prisma.sql`product.country_of_origin = ANY (${countriesOfOrigin}::text[])`);
  if (isInStock) byKind.set('inStock', Prisma.sql`product.stock > 0`);
  const others = [
    ...(categoryIds ? [inGroups('Category', categoryIds)] : []),
    ...(collection ? collectionConditions(collection) : []),
  ];
  return { byKind, others };
}

function collectionConditions({ id, rules }: CollectionScope): Prisma.Sql[] {
  if (rules === null) return [inLinks(COLLECTION_LINK, [id])];
  const { byKind, others } = filterConditions(rules);
  return [...byKind.values(), ...others];
}

/** All conditions of a filter, each one after AND. */
export function conditionsSql(filter: ProductFilter): Prisma.Sql {
  const { byKind, others } = filterConditions(filter);
  return Prisma.join([Prisma.empty, ...byKind.values(), ...others], ' AND ');
}

function inGroups(group: ProductGroup, ids: readonly string[]): Prisma.Sql {
  return inLinks(GROUP_LINKS[group], ids);
}

function inLinks({ table, column }: Link, ids: readonly string[]): Prisma.Sql {
  return Prisma.sql`product.id IN (SELECT product_id FROM ${table} WHERE ${column} = ANY (${ids}::uuid[]))`;
}

function inRange({ min, max }: NonNullable<ProductFilter['price']>): Prisma.Sql {
  const [from, to] = [min ?? 0, max ?? MAX_PRICE_PAISE];
  return Prisma.sql`product.price_paise BETWEEN ${from}::int AND ${to}::int`;
}

/** The planner knows how many products have a token, because it computes the tokens before it plans: a prefix and the key of a value. */
function hasToken(values: readonly string[], keyOf: Prisma.Sql): Prisma.Sql {
  const tokens = values.map((value) => Prisma.sql`${keyOf}(${value}::text)`);
  return Prisma.sql`product.filter_tokens && ARRAY[${Prisma.join(tokens)}]`;
}

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
  /** The place of a product in the collection that was picked by hand, or null. */
  position: Prisma.Sql | null;
}

/** The source of a filtered list: of a single group, or of a collection of picked products, its links, else the table of all products. */
export function productSource({ collection, ...own }: ProductFilter): ProductSource {
  const rules = collection?.rules ?? {};
  const scopes = [splitGroup(rules), splitGroup(own)];
  const picked = collection?.rules === null ? { ...COLLECTION_LINK, id: collection.id } : null;
  const link = picked ?? scopes.find((scope) => scope.link)?.link ?? null;
  const conditions = scopes.map((scope) => conditionsSql(scope.link && scope.link === link ? scope.others : scope.all));
  const common = {
    isFiltered: scopes.some(({ others }) => filterConditions(others).byKind.size > 0),
    isInStock: own.isInStock === true || rules.isInStock === true,
    position: collection && picked ? positionIn(collection.id) : null,
  };
  if (!link)
    return {
      ...common,
      products: Prisma.sql`FROM products product WHERE ${AVAILABLE_FOR_SALE_SQL} ${Prisma.join(conditions, ' ')}`,
      key: Prisma.sql`product.id`,
      isRange: false,
      isWholeShop: [rules, own].every(({ categoryIds, subCategoryIds }) => !categoryIds && !subCategoryIds),
    };
  const products = Prisma.sql`
    FROM ${link.table} link JOIN products product ON product.id = link.product_id
    WHERE link.${link.column} = ${link.id}::uuid AND ${AVAILABLE_FOR_SALE_SQL} ${Prisma.join(conditions, ' ')}`;
  return { ...common, products, key: Prisma.sql`link.product_id`, isRange: !common.isFiltered, isWholeShop: false };
}

function positionIn(collectionId: string): Prisma.Sql {
  return Prisma.sql`(
    SELECT place.position FROM collection_products place
    WHERE place.collection_id = ${collectionId}::uuid AND place.product_id = product.id)`;
}

/** The link to the one category or sub-category of a filter, null when it has none or several, and its other conditions. */
function splitGroup(all: ProductFilter) {
  const { categoryIds, subCategoryIds, ...others } = all;
  const [categoryId, ...otherCategories] = categoryIds ?? [];
  const [subCategoryId, ...otherSubCategories] = subCategoryIds ?? [];
  if (categoryId && !subCategoryIds && otherCategories.length === 0)
    return { link: { ...GROUP_LINKS.Category, id: categoryId }, others, all };
  if (subCategoryId && !categoryIds && otherSubCategories.length === 0)
    return { link: { ...GROUP_LINKS.SubCategory, id: subCategoryId }, others, all };
  return { link: null, others, all };
}
