import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { isPlainText } from '../../../platform/core/text/textShape.ts';
import { decodeCursor, readPage, type Page, type PageArgs } from '../../../platform/core/page.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { cursorBounds, escapeLike } from '../../../platform/db/keysetSql.ts';
import { missingDeclarationsSql } from '../../../shop/catalogue/declarations/declarations.ts';
import { searchAllProductIds } from '../../../shop/search/searchProducts.ts';

const MAX_LENGTH = 200;

/** A text that looks like an SKU rather than like words. */
const CODE = /^\S*\d\S*$/;

/** The filter of the list; a product must match all of its fields. */
export interface AdminProductFilter {
  categoryId?: string | null | undefined;
  subCategoryId?: string | null | undefined;
  isLowOnStock?: boolean | null | undefined;
  isOutOfStock?: boolean | null | undefined;
  availableForSale?: boolean | null | undefined;
  isHidden?: boolean | null | undefined;
  hasNoPicture?: boolean | null | undefined;
  isMissingDeclarations?: boolean | null | undefined;
}

/** What a search of the list finds. */
interface FoundProducts {
  ids: string[];
  /** The beginning of a SKU, in lower case, as a LIKE pattern. */
  skuPattern: string;
}

/**
 * The condition of the products, by the alias `product`, that a search and a filter select, without the deleted ones. `search` finds
 * products as shoppers do, hidden ones too, by their SKU or its beginning, and by their barcode.
 */
export async function adminProductConditions(search: string, filter: AdminProductFilter): Promise<Prisma.Sql> {
  const found = await findProducts(search);
  const { categoryId, subCategoryId, isLowOnStock, isOutOfStock, availableForSale, isHidden, hasNoPicture } = filter;
  const { isMissingDeclarations } = filter;
  const unless = (requested: boolean, condition: Prisma.Sql) =>
    requested ? condition : Prisma.sql`NOT (${condition})`;
  const conditions = [
    Prisma.sql`product.deleted_at IS NULL`,
    found !== null &&
      Prisma.sql`(product.id = ANY(${found.ids}::uuid[]) OR lower(product.sku) LIKE ${found.skuPattern})`,
    categoryId != null &&
      Prisma.sql`product.id IN (SELECT product_id FROM product_categories WHERE category_id = ${categoryId}::uuid)`,
    subCategoryId != null &&
      Prisma.sql`product.id IN (SELECT product_id FROM product_sub_categories WHERE sub_category_id = ${subCategoryId}::uuid)`,
    isLowOnStock != null && unless(isLowOnStock, Prisma.sql`product.stock <= product.low_stock_threshold`),
    isOutOfStock != null && unless(isOutOfStock, Prisma.sql`product.stock = 0`),
    availableForSale != null && unless(availableForSale, Prisma.sql`product.is_published`),
    isHidden != null && unless(!isHidden, Prisma.sql`product.is_published`),
    hasNoPicture != null &&
      unless(!hasNoPicture, Prisma.sql`EXISTS (SELECT FROM product_pictures WHERE product_id = product.id)`),
    isMissingDeclarations != null &&
      unless(isMissingDeclarations, Prisma.sql`cardinality(${missingDeclarationsSql('product')}) > 0`),
  ];
  return Prisma.join(
    conditions.filter((condition) => condition !== false),
    ' AND ',
  );
}

/**
 * Products by the search of the shop, hidden ones too, that match every word; null for a search without a character. A code that is the
 * SKU or the barcode of products finds those alone: a bulk change of all that was found never reaches further than what was typed.
 */
async function findProducts(search: string): Promise<FoundProducts | null> {
  const text = search.slice(0, MAX_LENGTH).toWellFormed().replaceAll('\0', ' ').trim();
  if (text === '') return null;
  const sku = escapeLike(text.toLowerCase());
  if (CODE.test(text)) {
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM products WHERE deleted_at IS NULL AND (lower(sku) LIKE ${sku} OR barcode = ${text.toUpperCase()})`;
    if (rows.length > 0) return { ids: rows.map(({ id }) => id), skuPattern: sku };
  }
  return { ids: await searchAllProductIds(text, { isStrict: true }), skuPattern: `${sku}%` };
}

/** One product of the list; `value` is the sort key before the id, null when the list is sorted by id alone. */
export interface AdminProductHit {
  id: string;
  value: string | number | null;
}

interface Order {
  /** The expressions of the indexes of `products`. */
  value: Prisma.Sql;
  type: Prisma.Sql;
  isDescending: boolean;
  cursor: z.ZodType<readonly (string | number)[]>;
}

const plainText = z.string().refine(isPlainText);
const byAge = { value: Prisma.sql`NULL`, type: Prisma.sql`int`, cursor: z.tuple([z.uuid()]) };
const byName = {
  value: Prisma.sql`lower(product.name)`,
  type: Prisma.sql`text`,
  cursor: z.tuple([plainText, z.uuid()]),
};
const bySku = { ...byName, value: Prisma.sql`product.sku` };
const byUpdate = {
  value: Prisma.sql`product.updated_at`,
  type: Prisma.sql`timestamptz`,
  cursor: z.tuple([z.iso.datetime(), z.uuid()]),
};
const byPrice = { value: Prisma.sql`product.mrp_paise`, type: Prisma.sql`int`, cursor: z.tuple([z.int32(), z.uuid()]) };
const byStock = { ...byPrice, value: Prisma.sql`product.stock` };

const ORDERS = {
  NEWEST: { ...byAge, isDescending: true },
  OLDEST: { ...byAge, isDescending: false },
  NAME_ASC: { ...byName, isDescending: false },
  NAME_DESC: { ...byName, isDescending: true },
  SKU_ASC: { ...bySku, isDescending: false },
  SKU_DESC: { ...bySku, isDescending: true },
  PRICE_ASC: { ...byPrice, isDescending: false },
  PRICE_DESC: { ...byPrice, isDescending: true },
  STOCK_ASC: { ...byStock, isDescending: false },
  STOCK_DESC: { ...byStock, isDescending: true },
  RECENTLY_UPDATED: { ...byUpdate, isDescending: true },
  LEAST_RECENTLY_UPDATED: { ...byUpdate, isDescending: false },
} satisfies Record<string, Order>;

export type AdminProductSort = keyof typeof ORDERS;

/** The conditions of the cursors. */
function boundsOf(page: Page, { value, type, isDescending, cursor }: Order): Prisma.Sql {
  return cursorBounds(page, isDescending ? 'desc' : 'asc', (text, than) => {
    const keys = decodeCursor(text, cursor);
    const id = Prisma.sql`${keys.at(-1)}::uuid`;
    if (keys.length === 1) return Prisma.sql`AND product.id ${than} ${id}`;
    return Prisma.sql`AND (${value}, product.id) ${than} (${keys[0]}::${type}, ${id})`;
  });
}

/**
 * Finds a page of the products that are not deleted, one more to know whether another page follows, and the total count, by one
 * statement. `search` finds products as shoppers do, hidden ones too, by the beginning of their SKU, and by their barcode.
 */
export async function findAdminProducts(
  viewer: Viewer,
  requested: { search: string; filter: AdminProductFilter; sort: AdminProductSort },
  args: PageArgs,
): Promise<{ hits: AdminProductHit[]; totalCount: number }> {
  requirePermission(viewer, 'CATALOGUE');
  const page = readPage(args);
  const order: Order = ORDERS[requested.sort];
  const conditions = await adminProductConditions(requested.search, requested.filter);
  const direction = order.isDescending === page.isBackward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const sorting = (value: Prisma.Sql, id: Prisma.Sql) =>
    order.value === byAge.value
      ? Prisma.sql`${id} ${direction}`
      : Prisma.sql`${value} ${direction}, ${id} ${direction}`;
  const rows = await db.$queryRaw<{ id: string | null; value: string | number | Date | null; total: bigint }[]>`
    SELECT page.id, page.value, counted.total
    FROM (SELECT count(*) AS total FROM products AS product WHERE ${conditions}) AS counted
    LEFT JOIN (
      SELECT product.id, ${order.value}::${order.type} AS value FROM products AS product
      WHERE ${conditions} ${boundsOf(page, order)}
      ORDER BY ${sorting(order.value, Prisma.sql`product.id`)} LIMIT ${page.size + 1} OFFSET ${page.offset}
    ) AS page ON true
    ORDER BY ${sorting(Prisma.sql`page.value`, Prisma.sql`page.id`)}`;
  return {
    hits: rows.flatMap(({ id, value }) =>
      id === null ? [] : [{ id, value: value instanceof Date ? value.toISOString() : value }],
    ),
    totalCount: Number(rows[0]?.total ?? 0),
  };
}

/**
 * Finds the ids of the best products for a text, on sale or not: those whose SKU begins with it or whose barcode it is, then those that the search of the shop finds,
 * which knows names and brands. @throws ForbiddenError
 */
export async function findBestProducts(viewer: Viewer, text: string, limit: number): Promise<string[]> {
  requirePermission(viewer, 'CATALOGUE');
  const pattern = `${escapeLike(text.toLowerCase())}%`;
  const [bySku, bySearch] = await Promise.all([
    db.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM products WHERE deleted_at IS NULL AND (lower(sku) LIKE ${pattern} OR barcode = ${text.toUpperCase()}) ORDER BY lower(sku) LIMIT ${limit}`,
    searchAllProductIds(text, { limit }),
  ]);
  return [...new Set([...bySku.map(({ id }) => id), ...bySearch])].slice(0, limit);
}
